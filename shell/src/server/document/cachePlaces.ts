import type { CacheResult } from '../operation/metrics';
import type { Answers } from './answers';
import type { KeptPage } from './keptPage';
import { type CachedPage, createPageCache, type PageCache } from './pageCache';
import { pageCacheKey, type PageKind } from './pageCacheKey';
import type { Visit } from './visit';

/** A guest's page, and what is needed to know whether it still holds and to render it again. */
export interface GuestPage extends KeptPage {
  /** The visit that the page is rendered for, without its visitor. */
  visit: Visit;
  place: CachePlace;
  answers: Answers;
  /** The year in its footer. */
  year: number;
  /** Until when a page that shows the present holds, by `performance.now()`; any other page has no end. */
  holdsUntil: number;
}

/** Where a page is cached: for this address and the pinned builds. */
export interface CachePlace {
  cache: PageCache<GuestPage>;
  /** Path and query, written in one way. */
  address: string;
  key: string;
}

/** Where a page is cached; undefined for a page that is not cached. */
export type PlaceOf = (url: URL, builds: string) => CachePlace | undefined;

/**
 * Longer than the 4 s that a slow back end has. A rendering that takes longer hangs in React, and other visitors would
 * wait for it without a first byte.
 */
const maxWait = 5_000;

/** Checks reach every page within half a minute. After this time without one, visits have the page rendered again. */
const maxUncheckedMs = 120_000;

/** The caches of guests' pages; no page depends on a parameter in `tracking`. Plain pages: those that are rendered ahead, and as many again. */
export function createCachePlaces(tracking: readonly string[] = []) {
  const caches: Record<PageKind, PageCache<GuestPage>> = {
    plain: createPageCache({ size: 500, maxWait }),
    filtered: createPageCache({ size: 40, maxWait }),
    numbered: createPageCache({ size: 40, maxWait }),
  };
  const placeOf: PlaceOf = (url, builds) => {
    const found = pageCacheKey(url, tracking);
    return found && { cache: caches[found.kind], address: found.key, key: `${found.key} ${builds}` };
  };
  return {
    placeOf,
    /** All pages, of each kind the most recently read first. */
    pages: () => Object.values(caches).flatMap((cache) => [...cache.pages()]),
  };
}

/** Since when the page's data is known to be unchanged, by `performance.now()`. */
export const confirmedAt = ({ answers }: Pick<GuestPage, 'answers'>): number =>
  Math.min(...[...answers.values()].map((answer) => answer.confirmedAt));

/** The back end's answers could not be checked for a while. */
export const isUnchecked = (page: Pick<GuestPage, 'answers'>): boolean =>
  performance.now() - confirmedAt(page) > maxUncheckedMs;

export function cacheResult(
  place: CachePlace | undefined,
  cached: Pick<CachedPage<GuestPage>, 'page' | 'outdatedAt'> | undefined,
  pending: unknown,
): CacheResult {
  if (!place) return 'none';
  if (cached) return cached.outdatedAt !== undefined || isUnchecked(cached.page) ? 'stale' : 'hit';
  return pending ? 'shared' : 'miss';
}
