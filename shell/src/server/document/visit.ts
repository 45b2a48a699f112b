import { pageBuildsHeader } from '@storefront/api-contract/page-builds';
import { requestIdHeader, shellSecretHeader } from '@storefront/api-contract/server';
import type { Session } from '@storefront/contracts';
import type { Preview } from '@storefront/releases/release';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import type { PinnedReleases } from '../releases';

export interface Visitor {
  url: URL;
  matched: MatchedRoute | undefined;
  session: Session;
  token: string | undefined;
  /** The visitor's IP address: the back end counts calls by it. Empty without a visitor. */
  address: string;
  /** Of the request for the page: its calls have it too. */
  requestId: string;
}

/** A page that is asked for, with the builds that were chosen for it. */
export interface Visit extends Visitor {
  pinned: PinnedReleases;
  /** The page is shown to staff, with this build. */
  preview: Preview | undefined;
  /** The page is an error page of this HTTP status: the guards said so, or the landings could not be read. */
  rejected: number | undefined;
  /** The page counts in the trial of a build (decision 0094). */
  isCounted?: boolean;
}

/** What a page that is rendered ahead has in place of a visitor. */
export const noVisitor = {
  session: { status: 'guest' },
  token: undefined,
  address: '',
  requestId: 'render-ahead',
  preview: undefined,
  rejected: undefined,
  isCounted: false,
} as const;

/** The address by which failures of builds are counted; none on a page that does not count. */
export const countedAddress = ({ isCounted, address }: Visit) => (isCounted ? address : undefined);

/** The back end, and the secret that proves to it that a shell server calls. */
export interface BackEnd {
  apiUrl: string;
  shellSecret?: string | undefined;
  /** By default the process's own. */
  fetch?: typeof fetch;
}

/** Calls the back end on behalf of a visitor. */
export function fetchFor(
  { shellSecret, fetch: call = fetch }: BackEnd,
  { address, requestId, token, pinned }: Visitor & { pinned?: Pick<PinnedReleases, 'key'> },
): typeof fetch {
  const added = {
    ...(address ? { 'x-forwarded-for': address } : {}),
    [requestIdHeader]: requestId,
    ...(pinned ? { [pageBuildsHeader]: pinned.key } : {}),
    ...(shellSecret ? { [shellSecretHeader]: shellSecret } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return call(input, { ...init, headers });
  };
}
