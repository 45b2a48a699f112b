import type { Brand, PageHead, RemoteName, Session } from '@storefront/contracts';
import { outdatedStatus, stateElementId } from '@storefront/contracts/state-element';
import type { BrowserRelease } from '@storefront/federation/browser';
import type { DehydratedState } from '@storefront/query';
import type { PageError } from '../../features/error-pages';
import { jsonForScript } from '../../shared/markup/markup';

/**
 * A tag that editors add to the head of the front page, with attributes named as in React. Values of `name` and
 * `property` are in lower case.
 */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The content of the editors' tag with this name or property, if there is one. */
export const contentOf = (tags: readonly HeadTag[], name: string): string | undefined =>
  tags.find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)?.attributes[
    'content'
  ];

/** Whether the editors' tag describes the page itself, in search results and link previews. */
export const describesPage = ({ attributes }: HeadTag): boolean =>
  /^(description$|og:|twitter:)/.test(attributes['name'] ?? attributes['property'] ?? '');

/** The data that the server has read for the HTML, so that the browser does not fetch it again. */
export interface PageState {
  brand: Brand;
  session: Session;
  /** One pinned build per remote, for all scripts of the page. A remote without a release is left out. */
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
  /** The head of the panel that the address opens, on the server only. */
  panelHead?: PageHead;
  /** The title of that panel, in the browser only: the document has it until the open panel names itself. */
  panelTitle?: string | undefined;
}

/** The state as text for its script element. */
export const serialiseState = (state: PageState): string => jsonForScript(state);

/** How long to wait after a failed attempt, ms. */
const retryDelayMs = 2_000;

/** How long an attempt may take, ms: a phone at 400 kbit/s needs a second. */
const attemptLimitMs = 15_000;

/**
 * The data of a kept page is as old as its last check, however long ago it was rendered. The times stay the server's,
 * because the first render uses them (decision 0137).
 */
function datedByCheck(state: PageState, { headers }: Response): PageState {
  const [date, age] = [headers.get('date'), headers.get('age')];
  if (date && age) {
    const checkedAt = Date.parse(date) - Number(age) * 1000;
    for (const query of state.queries.queries) query.state.dataUpdatedAt = checkedAt;
  }
  return state;
}

/**
 * Undefined when another attempt may succeed: the server is busy or out of reach, or the answer was cut off. `outdated`
 * when its state belongs to another build now, or the server redirects to another page.
 */
async function tryToFetch(url: string): Promise<PageState | 'outdated' | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(attemptLimitMs) }).catch(() => undefined);
  if (!response) return undefined;
  if (response.status === outdatedStatus || response.url !== url) return 'outdated';
  if (!response.ok) return undefined;
  return response.json().then(
    (state: PageState) => datedByCheck(state, response),
    () => undefined,
  );
}

async function fetchState(url: string, reload: () => boolean): Promise<PageState> {
  for (;;) {
    const state = await tryToFetch(url);
    if (state === 'outdated') {
      // A page that is being replaced does not start.
      if (reload()) return new Promise(() => undefined);
    } else if (state) return state;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}

/**
 * The state of the page: inside it, or fetched from the address of its link, with any number of attempts. If a server has
 * another page now, it calls `reload`, which returns whether the page is reloaded. Without that it tries again: during an
 * upgrade the next request may reach the shell that has sent this page.
 *
 * @throws Error when the page has neither a state nor a link.
 */
export async function readState(page: Document, reload: () => boolean): Promise<PageState> {
  const element = page.getElementById(stateElementId);
  if (!element) throw new Error(`the page has no #${stateElementId}`);
  if (element instanceof HTMLLinkElement) return fetchState(element.href, reload);
  return JSON.parse(element.textContent) as PageState;
}
