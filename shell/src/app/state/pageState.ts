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

/** The server sent another status than 200, or the page of another address. */
export class UnreadableStateError extends Error {
  constructor({ status, url }: Response) {
    super(`the state of the page was answered with ${status} by ${url}`);
  }
}

/** How long to wait after a server that cannot be reached, ms. */
const retryDelayMs = 2_000;

async function fetchState(url: string): Promise<PageState> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok && !response.redirected) return (await response.json()) as PageState;
    if (response) throw new UnreadableStateError(response);
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}

/**
 * The state of the page: inside it, or fetched from where its link leads, as soon as the server can be reached.
 *
 * @throws Error when the page carries neither.
 * @throws UnreadableStateError when the server answers with something else.
 */
export async function readState(page: Document): Promise<PageState> {
  const element = page.getElementById(stateElementId);
  if (!element) throw new Error(`the page has no #${stateElementId}`);
  if (element instanceof HTMLLinkElement) return fetchState(element.href);
  return JSON.parse(element.textContent) as PageState;
}
