/** This browser as a place for notices: whether it can be one, and how it becomes one. */
import * as api from "../wire/api";
import type { Answer } from "../wire/api";
import type { Language } from "../words/say";

/** Why not: the page is not behind HTTPS, an iPhone wants it on its home screen, the browser cannot, or forbids it. */
export type Push = "possible" | "insecure" | "iphone" | "cannot" | "forbidden";

const APPLE = /iPhone|iPad|iPod/;

export function pushHere(): Push {
  if (!isSecureContext) return "insecure";
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (APPLE.test(navigator.userAgent) && !installed && !("PushManager" in window)) return "iphone";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "cannot";
  return Notification.permission === "denied" ? "forbidden" : "possible";
}

/** Ask the browser, by a press of the button only, and tell the house. */
export async function beTold(language: Language): Promise<Answer<{ place: string }> | Push> {
  if ((await Notification.requestPermission()) !== "granted") return "forbidden";
  const key = await api.pushKey();
  if (!key.ok) return key;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    return await api.addPlace({
      kind: "push",
      to: endpoint ?? "",
      p256dh: keys?.["p256dh"] ?? "",
      auth: keys?.["auth"] ?? "",
      label: nameOfBrowser(),
      ...reader(language),
    });
  } catch {
    return "cannot"; // a browser without a push service behind it
  }
}

export async function beToldNoMore(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

export const reader = (language: Language) => ({
  language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** What its owner knows it by among others. */
function nameOfBrowser(): string {
  const agent = navigator.userAgent;
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((name) =>
    agent.includes(name),
  );
  return [browser.replace("Edg", "Edge").replace("OPR", "Opera"), system].filter(Boolean).join(", ");
}
