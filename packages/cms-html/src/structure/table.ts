import type { CmsElement, CmsNode } from '../parse/node';
import { isBlank, toLine } from './lines';

interface TableParts {
  /** Content that a table may not hold: it stands before the table, where browsers put it. */
  beside: CmsNode[];
  /** Caption, head and body, in the order that HTML wants. */
  children: CmsNode[];
}

/** Sorts the content of a table; `flow` corrects the content of a cell. */
export function table(nodes: readonly CmsNode[], flow: (nodes: readonly CmsNode[]) => CmsNode[]): TableParts {
  const beside: CmsNode[] = [];
  const caption: CmsNode[] = [];
  const head: CmsNode[] = [];
  const body: CmsNode[] = [];

  for (const node of nodes) {
    if (typeof node === 'string') beside.push(node);
    else if (node.tag === 'caption' && caption.length === 0) caption.push(...toLine(node.children));
    else if (node.tag === 'thead' && head.length === 0 && body.length === 0) head.push(...node.children);
    else if (node.tag === 'thead' || node.tag === 'tbody') body.push(...node.children);
    else if (isRowPart(node)) body.push(node);
    else beside.push(node);
  }
  const headRows = rows(head, flow);
  const bodyRows = rows(body, flow);
  if (headRows.length + bodyRows.length === 0) return { beside: [...beside, ...caption], children: [] };
  return {
    beside,
    children: [
      ...(isBlank(caption) ? [] : [part('caption', caption)]),
      ...(headRows.length === 0 ? [] : [part('thead', headRows)]),
      ...(bodyRows.length === 0 ? [] : [part('tbody', bodyRows)]),
    ],
  };
}

const isRowPart = ({ tag }: CmsElement) => tag === 'tr' || tag === 'td' || tag === 'th';

/** The rows of a part of a table; cells outside of a row share a row. */
function rows(nodes: readonly CmsNode[], flow: (nodes: readonly CmsNode[]) => CmsNode[]): CmsNode[] {
  const result: CmsElement[] = [];
  let isLooseRow = false;
  for (const node of nodes) {
    if (typeof node === 'string' && node.trim() === '') continue;
    if (typeof node !== 'string' && node.tag === 'tr') {
      const cells = node.children.flatMap((child) => cell(child, flow));
      if (cells.length > 0) result.push(part('tr', cells));
      isLooseRow = false;
    } else {
      const cells = cell(node, flow);
      if (isLooseRow) result.at(-1)?.children.push(...cells);
      else if (cells.length > 0) result.push(part('tr', cells));
      isLooseRow = isLooseRow || cells.length > 0;
    }
  }
  return result;
}

/** A cell of a row; other content becomes a cell of its own. */
function cell(node: CmsNode, flow: (nodes: readonly CmsNode[]) => CmsNode[]): CmsNode[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [part('td', [node])];
  if (node.tag === 'span') return [];
  if (node.tag === 'th') return [{ ...node, children: toLine(node.children) }];
  return [node.tag === 'td' ? { ...node, children: flow(node.children) } : part('td', flow([node]))];
}

const part = (tag: CmsElement['tag'], children: CmsNode[]): CmsElement => ({ tag, attributes: {}, children });
