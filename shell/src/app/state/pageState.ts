import type { Brand, RemoteName, Session } from '@storefront/contracts';
import { stateElementId } from '@storefront/contracts/state-element';
import type { BrowserRelease } from '@storefront/federation/browser';
import type { DehydratedState } from '@storefront/query';
import type { PageError } from '../../features/error-pages';
import { jsonForScript } from '../../shared/markup/markup';

/** A tag that editors add to the head of the front page, with attributes named as in React. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** What the server sends with the HTML, so that the browser does not fetch it again. */
export interface PageState {
  brand: Brand;
  session: Session;
  /** One pinned build per remote, the same for HTML and scripts. A remote without a release is left out. */
  releases: Partial<Record<RemoteName, BrowserRelease>>;
  queries: DehydratedState;
  /** The page is an error page, with this HTTP status. */
  error?: PageError | undefined;
  year: number;
  /** Where customers reach the site, without a slash at the end: `https://shop.example`. */
  origin: string;
  /** The back end's host, where browsers load pictures from it by its own address (decision 0028). */
  apiHost?: string | undefined;
  mainPageMeta: readonly HeadTag[];
}

/** The state as text for its script element. */
export const serialiseState = (state: PageState): string => jsonForScript(state);

/** @throws Error when the page carries no state. */
export function readState(document: Document): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  if (!text) throw new Error(`the page has no #${stateElementId}`);
  return JSON.parse(text) as PageState;
}
