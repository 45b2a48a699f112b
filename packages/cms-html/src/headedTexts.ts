import type { CmsNode } from './parse/node';
import { parseHtml } from './parse/parseHtml';
import { plainTextOf } from './plainText';

interface HeadedText {
  heading: string;
  /** The plain text below the heading, up to the next heading. */
  text: string;
}

const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);

/** The headings of HTML with the text below each, in the order of the source; text before the first is left out. */
export function headedTexts(html: string): HeadedText[] {
  const sections: { heading: CmsNode; below: CmsNode[] }[] = [];
  function read(nodes: readonly CmsNode[]) {
    for (const node of nodes) {
      if (typeof node !== 'string' && headings.has(node.tag)) sections.push({ heading: node, below: [] });
      else if (typeof node !== 'string' && hasHeading(node.children)) read(node.children);
      else sections.at(-1)?.below.push(node);
    }
  }
  read(parseHtml(html));
  return sections.map(({ heading, below }) => ({
    heading: plainTextOf([heading]),
    text: plainTextOf(below),
  }));
}

const hasHeading = (nodes: readonly CmsNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (headings.has(node.tag) || hasHeading(node.children)));
