/**
 * What works while the page is closed: notices, and the page's own shell when there is no line. Nothing that a table
 * says is ever kept: without a line the page tells that there is none.
 */
const SHELL = "fernhandel-shell";
const HOME = "/";
const BESIDE = ["/mark.svg", "/manifest.webmanifest", "/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([HOME, ...BESIDE]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    if (!/^\/(quiet|confirm)\//.test(url.pathname)) event.respondWith(shell(request));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (BESIDE.includes(url.pathname)) event.respondWith(fresh(request));
});

/** The page is the same under every address; the newest that came is kept. */
async function shell(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html")) {
      const before = await cache.match(HOME);
      await cache.put(HOME, answer.clone());
      if (before) await tidy(cache, await before.text(), await answer.clone().text());
    }
    return answer;
  } catch (noLine) {
    const kept = await cache.match(HOME);
    if (kept) return kept;
    throw noLine;
  }
}

/** A new page brings new files: those of the old one go. */
async function tidy(cache, before, now) {
  if (before === now) return;
  for (const request of await cache.keys())
    if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
}

/** Files in assets have their content in their names. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (noLine) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw noLine;
  }
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

/** A newer notice of a table takes the place of the older. */
async function show({ title = "Fernhandel", body = "", tag = "fernhandel", url = HOME, moves = null }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { url },
  });
  if (moves !== null) await badge(moves);
}

async function badge(moves) {
  if (!("setAppBadge" in navigator)) return;
  try {
    await (moves > 0 ? navigator.setAppBadge(moves) : navigator.clearAppBadge());
  } catch {
    // a system that shows no numbers
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(new URL(event.notification.data?.url ?? HOME, location.origin)));
});

/** To a window that shows it already, or to one that is open, or to a new one; never to another house. */
async function go(url) {
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) {
    await there.focus();
    return;
  }
  await self.clients.openWindow(url.pathname);
}

/** The browser has another address for pushes: the house is told. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain(event) {
  const { key } = await (await fetch("/api/push/key")).json();
  const options = event.oldSubscription?.options ?? {
    userVisibleOnly: true,
    applicationServerKey: key,
  };
  const now = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = now.toJSON();
  await fetch("/api/me/places", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "push", to: endpoint, ...keys }),
  });
}
