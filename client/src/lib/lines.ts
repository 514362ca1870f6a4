/** Tells a box how many whole lines of its text fit (`--lines`), so that what does not fit ends with an ellipsis. */
export function lines(node: HTMLElement): () => void {
  const look = () => {
    const fit = Math.floor((node.clientHeight + 1) / parseFloat(getComputedStyle(node).lineHeight));
    node.style.setProperty("--lines", String(Math.max(1, fit)));
    node.toggleAttribute("data-none", fit < 1);
  };
  const sized = new ResizeObserver(look);
  sized.observe(node);
  return () => sized.disconnect();
}
