import { type CmsNode, isInline } from './parse/node';
import { parseHtml } from './parse/parseHtml';

/** The text of HTML in one line, for a page's description: no tags, entities decoded, paragraphs apart by a space. */
export function plainText(html: string): string {
  return plainTextOf(parseHtml(html));
}

/** The same of parsed HTML. */
export function plainTextOf(nodes: readonly CmsNode[]): string {
  return textOf(nodes).replaceAll(/\s+/g, ' ').trim();
}

/** The text of parsed HTML. */
export function textOf(nodes: readonly CmsNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const isApart = node.tag === 'br' || !isInline(node);
      return isApart ? ` ${textOf(node.children)} ` : textOf(node.children);
    })
    .join('');
}
