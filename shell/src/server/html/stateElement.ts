import { stateElementId, statePath } from '@storefront/contracts/state-element';
import { type PageState, serialiseState } from '../../app/state/pageState';
import { escapeMarkup } from '../../shared/markup/markup';

const start = (nonce: string) => `<script type="application/json" id="${stateElementId}" nonce="${nonce}">`;
const end = '</script>';

/** The state the browser starts with, inside the page. It has a script's nonce though it is data. */
export const stateHtml = (state: PageState, nonce: string): string =>
  start(nonce) + serialiseState(state) + end;

/** Where the state of a page can be fetched, preloaded with the scripts of the page. */
export const stateLink = (shellBuild: string, address: string): string =>
  `<link rel="preload" as="fetch" id="${stateElementId}" href="${escapeMarkup(`${statePath}/${shellBuild}${address}`)}" ` +
  `crossorigin="anonymous" fetchpriority="low">`;

/** Takes the state out of a rendered page. @throws Error when the page carries none. */
export function takeState(html: string, nonce: string): { before: string; state: string; after: string } {
  const from = html.indexOf(start(nonce));
  const to = html.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`the page has no #${stateElementId}`);
  return {
    before: html.slice(0, from),
    state: html.slice(from + start(nonce).length, to),
    after: html.slice(to + end.length),
  };
}
