import { messages } from '../messages';
import { append, type CmsElement, type CmsNode, isInline } from '../parse/node';

/** Whether nothing of a line would be seen: white space and line breaks alone. */
export function isBlank(nodes: readonly CmsNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string'
      ? node.trim() === ''
      : node.tag === 'br' || (node.tag !== 'img' && isBlank(node.children)),
  );
}

/** Whether an element of a line has a paragraph, list or table somewhere inside. */
export function hasBlocks(node: CmsElement): boolean {
  return node.children.some((child) => typeof child !== 'string' && (!isInline(child) || hasBlocks(child)));
}

/**
 * The nodes as one line of text: an element that cannot stand in a line gives its content, with a line break before and
 * after it. Links do not nest, and a link that shows nothing loses its address.
 */
export function toLine(nodes: readonly CmsNode[], isInLink = false): CmsNode[] {
  const line: CmsNode[] = [];
  let breakIsDue = false;
  const add = (node: CmsNode) => {
    if (breakIsDue && typeof node === 'string' && node.trim() === '') return;
    if (breakIsDue && !isBlank(line)) append(line, lineBreak());
    breakIsDue = false;
    append(line, node);
  };
  for (const node of nodes) {
    if (typeof node === 'string') add(node);
    else if (!isInline(node)) {
      breakIsDue = true;
      for (const child of toLine(node.children, isInLink)) add(child);
      breakIsDue = true;
    } else if (node.tag === 'br' || node.tag === 'img' || node.tag === 'span') add({ ...node, children: [] });
    else for (const child of inlineElement(node, isInLink)) add(child);
  }
  return line;
}

function inlineElement(node: CmsElement, isInLink: boolean): CmsNode[] {
  const isLink = node.tag === 'a';
  const children = toLine(node.children, isInLink || isLink);
  const isKept = isLink ? !isInLink && !isBlank(children) : children.length > 0;
  if (!isKept) return children;
  // A link around a banner without a description needs a name.
  const name: CmsElement['attributes'] = isLink && !hasName(children) ? { 'aria-label': messages.link } : {};
  return [{ ...node, attributes: { ...node.attributes, ...name }, children }];
}

/** Whether a link has a name for screen readers. */
function hasName(nodes: readonly CmsNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string'
      ? node.trim() !== ''
      : (node.attributes['alt'] !== undefined && node.attributes['alt'] !== '') || hasName(node.children),
  );
}

const lineBreak = (): CmsElement => ({ tag: 'br', attributes: {}, children: [] });
