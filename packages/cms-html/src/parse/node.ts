import type { Tag } from '../rules';

/** Text, or an element of an allowed tag. */
export type CmsNode = string | CmsElement;

export interface CmsElement {
  /**
   * `block`: a removed tag, such as `div`, that starts a new line. It is no element of the result. `span`: an empty
   * element that a link to a part of the text leads to.
   */
  tag: Tag | 'block' | 'span';
  /** Checked attributes under their HTML names. */
  attributes: Readonly<Record<string, string>>;
  children: CmsNode[];
}

/** Appends a node; text joins the text before it, so that the browser hydrates one text node. */
export function append(nodes: CmsNode[], node: CmsNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else if (node !== '') nodes.push(node);
}

const inlineTags: ReadonlySet<CmsElement['tag']> = new Set([
  'a',
  'strong',
  'em',
  'b',
  'i',
  's',
  'sub',
  'sup',
  'img',
  'br',
  'span',
]);

/** Whether a node stands in a line of text. */
export function isInline(node: CmsNode): boolean {
  return typeof node === 'string' || inlineTags.has(node.tag);
}
