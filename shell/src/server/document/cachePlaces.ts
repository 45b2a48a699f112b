import type { CacheResult } from '../operation/metrics';
import type { KeptPage } from './keptPage';
import { createPageCache, type PageCache } from './pageCache';
import { pageCacheKey, type PageKind } from './pageCacheKey';

/** Where a page is cached: for this address and the pinned builds. */
export interface CachePlace {
  cache: PageCache<KeptPage>;
  /** Path and query, written in one way. */
  address: string;
  key: string;
}

/**
 * `maxWait` is longer than the 4 s that a slow back end has. A rendering that takes longer hangs in React, and other
 * visitors would wait for it without a first byte.
 */
const lifetimes = { maxAge: 5_000, staleWhileRevalidate: 25_000, maxWait: 5_000 };

/** The caches of guests' pages. The returned function finds the place of an address; undefined without a place. */
export function createCachePlaces(): (url: URL, builds: string) => CachePlace | undefined {
  const caches: Record<PageKind, PageCache<KeptPage>> = {
    plain: createPageCache({ ...lifetimes, size: 100 }),
    filtered: createPageCache({ ...lifetimes, size: 40 }),
    numbered: createPageCache({ ...lifetimes, size: 40 }),
  };
  return (url, builds) => {
    const found = pageCacheKey(url);
    return found && { cache: caches[found.kind], address: found.key, key: `${found.key} ${builds}` };
  };
}

export function cacheResult(
  place: CachePlace | undefined,
  cached: { isStale: boolean } | undefined,
  pending: unknown,
): CacheResult {
  if (!place) return 'none';
  if (cached) return cached.isStale ? 'stale' : 'hit';
  return pending ? 'shared' : 'miss';
}
