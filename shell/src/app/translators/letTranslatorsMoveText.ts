import { isTranslated } from '../remotes/isCausedByBrowser';

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

const isWrapper = (node: Node | null): node is HTMLElement =>
  /^(font|ya-tr-span)$/i.test(node?.nodeName ?? '');

/**
 * Lets React work on a page whose translator, or an extension, wraps text nodes or replaces them by elements.
 * React removes a text node from where it put it, and places others before it: either would throw and cost the customer
 * that part of the page, and React has no option for it. Text that is not in the page any more returns when React
 * changes it, and is translated again. Returns what ends it.
 */
export function letTranslatorsMoveText(page: Document): () => void {
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  /** The `font` (Yandex: `ya-tr-span`) that a translator has put in the place of a text. */
  const replacements = new WeakMap<Node, HTMLElement>();
  const taken = new WeakSet<Node>();

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
    if (!shown && isTranslated(page)) return node;
    // The browser's own method throws for a node that is not below.
    if (!shown || node.parentNode === this || !this.contains(shown)) return removeChild.call(this, node) as T;
    removeMoved(this, shown as ChildNode);
    return node;
  };
  prototype.insertBefore = function insertAnywhere<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isLost = before && !inPage(before) && isTranslated(page);
    return insertBefore.call(this, node, isLost ? null : before && (childWith(this, before) ?? before)) as T;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && !target.isConnected) replacements.get(target)?.replaceWith(target);
      for (const node of removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        // Put there in the same step or in the one before, on either side.
        const replacement = [...addedNodes, previousSibling, nextSibling].find(
          (candidate): candidate is HTMLElement => isWrapper(candidate) && !taken.has(candidate),
        );
        if (!replacement) continue;
        taken.add(replacement);
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
