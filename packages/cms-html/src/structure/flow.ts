import type { Tag } from '../rules';
import { append, type CmsElement, type CmsNode, isInline } from '../parse/node';
import { hasBlocks, isBlank, toLine } from './lines';
import { table } from './table';

/** A line of text, or an element that stands for itself. */
type Part = { line: CmsNode[] } | { block: CmsElement };

/**
 * Corrects the nesting of parsed HTML so that it is valid: browsers would rewrite anything else, and hydration would find
 * other elements than the server sent. A parser of the HTML standard, such as parse5, would not do it: nesting is invalid
 * again once tags are removed, and it has 43.6 kB (gzip) against 22.2 of htmlparser2.
 */
export function toValidHtml(nodes: readonly CmsNode[]): CmsNode[] {
  return assembled(partsOf(nodes), true);
}

/** The content of an element that may hold paragraphs: a single line stays bare. */
function flow(nodes: readonly CmsNode[]): CmsNode[] {
  const parts = partsOf(nodes);
  return assembled(parts, parts.length > 1);
}

function assembled(parts: readonly Part[], wrapsLines: boolean): CmsNode[] {
  return parts.flatMap((part) => {
    if ('block' in part) return [part.block];
    return wrapsLines ? [element('p', part.line)] : part.line;
  });
}

function partsOf(nodes: readonly CmsNode[]): Part[] {
  const parts: Part[] = [];
  let line: CmsNode[] = [];
  let strayItems: CmsNode[] = [];
  const endLine = () => {
    const text = toLine(line);
    if (!isBlank(text)) parts.push({ line: text });
    line = [];
  };
  // Items outside of a list share a list.
  const endItems = () => {
    parts.push(...kept(element('ul', []), items(strayItems)));
    strayItems = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' ? node.trim() !== '' : node.tag !== 'li') endItems();
    // Bold or italics around whole paragraphs: the paragraphs matter more.
    if (typeof node === 'string' || (isInline(node) && (node.tag === 'a' || !hasBlocks(node))))
      append(line, node);
    else {
      endLine();
      if (node.tag === 'li') strayItems.push(node);
      else parts.push(...blockParts(node));
    }
  }
  endLine();
  endItems();
  return parts;
}

function blockParts(node: CmsElement): Part[] {
  switch (node.tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return kept(node, toLine(node.children));
    case 'p':
      return hasBlocks(node) ? partsOf(node.children) : kept(node, toLine(node.children));
    case 'ul':
    case 'ol':
      return kept(node, items(node.children));
    case 'blockquote':
      return kept(node, toValidHtml(node.children));
    case 'figure':
      return kept(node, figure(node.children));
    case 'table': {
      const { beside, children } = table(node.children, flow);
      return [...partsOf(beside), ...kept(node, children)];
    }
    case 'hr':
      return [{ block: { ...node, children: [] } }];
    default:
      return partsOf(node.children);
  }
}

/** The element with this content, or nothing when there is nothing to see in it. */
function kept(node: CmsElement, children: CmsNode[]): Part[] {
  return isBlank(children) ? [] : [{ block: { ...node, children } }];
}

/** The items of a list; content between them becomes an item. */
function items(nodes: readonly CmsNode[]): CmsNode[] {
  const list: CmsNode[] = [];
  let others: CmsNode[] = [];
  const add = (children: readonly CmsNode[]) => {
    if (!isBlank(children)) list.push(element('li', flow(children)));
  };
  const endOthers = () => {
    add(others);
    others = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag !== 'li') append(others, node);
    else {
      endOthers();
      add(node.children);
    }
  }
  endOthers();
  return list;
}

/** A figure with its caption at the end. */
function figure(nodes: readonly CmsNode[]): CmsNode[] {
  const isCaption = (node: CmsNode) => typeof node !== 'string' && node.tag === 'figcaption';
  const caption = toLine(nodes.filter(isCaption));
  return [
    ...flow(nodes.filter((node) => !isCaption(node))),
    ...(isBlank(caption) ? [] : [element('figcaption', caption)]),
  ];
}

const element = (tag: Tag, children: CmsNode[]): CmsElement => ({ tag, attributes: {}, children });
