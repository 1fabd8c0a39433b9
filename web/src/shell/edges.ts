/** Marks a scrolling element that has more above or below, so that its edge can fade: `data-more="above below"`. */
export function edges(element: HTMLElement): () => void {
  const SLACK = 4; // points; sub-pixel sizes never quite reach the end
  const look = () => {
    const above = element.scrollTop > SLACK;
    const below = element.scrollTop + element.clientHeight < element.scrollHeight - SLACK;
    element.dataset["more"] = [above ? "above" : "", below ? "below" : ""].join(" ").trim();
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(element, { childList: true });
  element.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener("scroll", look);
  };
}

/** What is too large for its place is scrolled by keyboard too: it can be reached then, and only then. */
export function reachable(element: HTMLElement): () => void {
  const look = () => {
    const tight =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (tight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  for (const child of element.children) sizes.observe(child);
  return () => sizes.disconnect();
}
