import { createElement, type ReactNode, useMemo } from 'react';
import { CmsText, TableScroll } from './cmsHtmlStyles';
import { messages } from './messages';
import type { CmsElement, CmsNode } from './parse/node';
import { parseHtml } from './parse/parseHtml';
import { textOf } from './plainText';
import { toValidHtml } from './structure/flow';

export interface CmsHtmlProps {
  /** HTML of the content system, of any back end: nothing in it is trusted. */
  html: string;
}

/**
 * HTML of the content system as React elements from a list of allowed tags, with links and pictures of checked
 * addresses: no script, handler, style or frame of the source remains. Server and browser render the same.
 */
export function CmsHtml({ html }: CmsHtmlProps) {
  return useMemo(() => createElement(CmsText, null, ...rendered(toValidHtml(parseHtml(html)))), [html]);
}

function rendered(nodes: readonly CmsNode[]): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : renderedElement(node)));
}

function renderedElement({ tag, attributes, children }: CmsElement): ReactNode {
  const element = createElement(tag, reactAttributes(attributes), ...rendered(children));
  return tag === 'table' ? scrollable(element, children) : element;
}

/** A wide table scrolls sideways on a narrow screen, also by keyboard. */
function scrollable(table: ReactNode, [first]: readonly CmsNode[]): ReactNode {
  const caption = typeof first === 'object' && first.tag === 'caption' ? textOf(first.children).trim() : '';
  return createElement(
    TableScroll,
    { role: 'group', tabIndex: 0, 'aria-label': caption === '' ? messages.table : caption },
    table,
  );
}

function reactAttributes({ colspan, rowspan, ...others }: CmsElement['attributes']) {
  return {
    ...others,
    ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
    ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
  };
}
