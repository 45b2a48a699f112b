import { keepTogether, useSiteAddresses } from '@storefront/contracts';
import { anchorIds } from '@storefront/contracts/site-path';
import { createElement, type MouseEvent, type ReactNode, useMemo } from 'react';
import { cmsTextClass, tableScrollClass } from './cmsHtmlStyles';
import { messages } from './messages';
import type { CmsElement, CmsNode } from './parse/node';
import { parseHtml } from './parse/parseHtml';
import { textOf } from './plainText';
import { toValidHtml } from './structure/flow';

export interface CmsHtmlProps {
  /** HTML of the content system, of any back end: nothing in it is trusted. */
  html: string;
  /** The nearest heading before the content; the headings of the content get lower levels. */
  headingAbove?: Level;
}

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5';

/**
 * HTML of the content system as React elements from a list of allowed tags, with links and pictures of checked
 * addresses: no script, handler, style or frame of the source remains. Server and browser render the same.
 */
export function CmsHtml({ html, headingAbove = 'h1' }: CmsHtmlProps) {
  const site = useSiteAddresses();
  return useMemo(
    () =>
      createElement(
        'div',
        { className: cmsTextClass, onClick: scrollToPart },
        ...rendered(toValidHtml(parseHtml(html, site)), Number(headingAbove[1])),
      ),
    [html, site, headingAbove],
  );
}

/**
 * Scrolls to a part of this text where the link itself would not lead to it: a link leaves the panel that it is in, may
 * have the path of the page, and leads to the first of several texts with the same id.
 */
function scrollToPart(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a[href*="#"]:not([target])') : null;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || isModified) return;
  if (link.pathname !== location.pathname || link.search !== location.search) return;
  const ids = anchorIds(link.hash);
  const part = [...event.currentTarget.querySelectorAll<HTMLElement>('[id]')].find(({ id }) =>
    ids.includes(id),
  );
  const isFirst = part === document.getElementById(ids[0] ?? '');
  if (!part || (isFirst && !link.closest('[data-panel-layer]'))) return;
  event.preventDefault();
  part.scrollIntoView();
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

function rendered(nodes: readonly CmsNode[], level: number): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? keepTogether(node) : renderedElement(node, level)));
}

function renderedElement({ tag, attributes, children }: CmsElement, level: number): ReactNode {
  const name = tag.replace(/^h([2-4])$/, (_, own) => `h${Math.min(6, Number(own) - 1 + level)}`);
  const element = createElement(name, reactAttributes(attributes), ...rendered(children, level));
  return tag === 'table' ? scrollable(element, children) : element;
}

/** A wide table scrolls sideways on a narrow screen, also by keyboard. */
function scrollable(table: ReactNode, [first]: readonly CmsNode[]): ReactNode {
  const caption = typeof first === 'object' && first.tag === 'caption' ? textOf(first.children).trim() : '';
  return createElement(
    'div',
    {
      className: tableScrollClass,
      role: 'group',
      tabIndex: 0,
      'aria-label': caption === '' ? messages.table : caption,
    },
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
