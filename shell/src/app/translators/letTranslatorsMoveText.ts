/** Removes a moved node and the wrappers that it leaves empty, up to `parent`. */
function removeMoved(parent: Node, node: ChildNode) {
  let wrapper = node.parentElement;
  node.remove();
  while (wrapper && wrapper !== parent && !wrapper.hasChildNodes()) {
    const outer: HTMLElement | null = wrapper.parentElement;
    wrapper.remove();
    wrapper = outer;
  }
}

/** The `font` (Yandex: `ya-tr-span`) that a translator has put in the place of text that it removed, in one step or in two. */
const replacementIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find((node): node is HTMLElement =>
    /^(font|ya-tr-span)$/i.test(node?.nodeName ?? ''),
  );

/**
 * Lets React work on a page whose translator, or an extension, wraps text nodes or replaces them by elements.
 * React removes a text node from where it put it, and places others before it: either would throw and cost the customer
 * that part of the page, and React has no option for it. Text that is not in the page any more returns when React
 * changes it, and is translated again. Returns what ends it.
 */
export function letTranslatorsMoveText(page: Document): () => void {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  const replacements = new WeakMap<Node, HTMLElement>();

  /** The node, or what replaced it: only a detached node has no parent. */
  function inPage(node: Node): Node | undefined {
    let shown: Node | undefined = node;
    while (shown && !shown.parentNode) shown = replacements.get(shown);
    return shown;
  }

  /** The child of `parent` that is the node or contains it. */
  function childWith(parent: Node, node: Node): Node | null {
    let child: Node | null | undefined = inPage(node);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? null;
  }

  prototype.removeChild = function removeAnywhere<T extends Node>(this: Node, node: T): T {
    const shown = inPage(node);
    // Replaced before this function was called: what replaced it is not known.
    if (!shown) return node;
    // The browser's own method throws for a node that is not below.
    if (node.parentNode === this || !this.contains(shown)) return removeChild.call(this, node) as T;
    removeMoved(this, shown as ChildNode);
    return node;
  };
  prototype.insertBefore = function insertAnywhere<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before && inPage(before) ? (childWith(this, before) ?? before) : null;
    return insertBefore.call(this, node, place) as T;
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, removedNodes } = record;
      if (type === 'characterData' && !target.isConnected) replacements.get(target)?.replaceWith(target);
      const replacement = removedNodes.length > 0 ? replacementIn(record) : undefined;
      if (!replacement) continue;
      for (const node of removedNodes) {
        replacements.set(node, replacement);
        // By itself, because it may be out of the page.
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore });
  };
}
