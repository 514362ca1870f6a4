/** A row that shows only what fits into one line, whole: what wraps is out of sight, and `data-more` says that it is. */
export function whole(node: HTMLElement): () => void {
  const look = () => {
    delete node.dataset.more;
    if (node.scrollHeight > node.clientHeight + 2) node.dataset.more = "";
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(node);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
