/** After everything else: the page without a line, and notices while it is closed. For a component that is mounted. */
const LATER = 3_000;

export function engageWorker(): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const engage = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  const timer = setTimeout(() => void engage(), LATER);
  return () => clearTimeout(timer);
}
