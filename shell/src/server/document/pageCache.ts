import { LRUCache } from 'lru-cache';

interface CachedPage<Page> {
  page: Page;
  /** By a monotonic clock: the machine's clock may be set right by hours. */
  renderedAt: number;
}

interface PageCacheOptions {
  /** Milliseconds, as in `Cache-Control`. */
  maxAge: number;
  staleWhileRevalidate: number;
  /** How many pages are cached; the least recently used page is removed first. */
  size: number;
  /** Milliseconds after which a rendering is no longer waited for. */
  maxWait: number;
}

/**
 * Ends a rendering: with its page, or with undefined when other visitors may not get it. Only the first call counts.
 */
type EndRendering<Page> = (page: Page | undefined) => void;

/** Rendered pages of guests: one guest's page may be sent to the next (architecture, Server rendering). */
export interface PageCache<Page> {
  get(key: string): { page: Page; isStale: boolean } | undefined;
  last(key: string): Page | undefined;
  /**
   * The page that is being rendered now, for the visitors who wait for it; undefined when no page is. It resolves to
   * undefined when the page may not be shared, or takes longer than `maxWait`.
   */
  pending(key: string): Promise<Page | undefined> | undefined;
  /** Begins a rendering that others may wait for. Its page is cached. The caller must end it. */
  begin(key: string): EndRendering<Page>;
}

export function createPageCache<Page>(options: PageCacheOptions): PageCache<Page> {
  const { maxAge, staleWhileRevalidate, size, maxWait } = options;
  const pages = new LRUCache<string, CachedPage<Page>>({ max: size });
  const renderings = new Map<string, Promise<Page | undefined>>();

  return {
    get(key) {
      const cached = pages.get(key);
      if (!cached) return undefined;
      const age = performance.now() - cached.renderedAt;
      if (age > maxAge + staleWhileRevalidate) return undefined;
      return { page: cached.page, isStale: age > maxAge };
    },
    last: (key) => pages.peek(key)?.page,
    pending: (key) => renderings.get(key),
    begin(key) {
      let resolve: EndRendering<Page> = () => undefined;
      const rendering = new Promise<Page | undefined>((done) => {
        resolve = done;
      });
      if (!renderings.has(key)) renderings.set(key, rendering);
      const endWait = (page: Page | undefined) => {
        clearTimeout(timer);
        if (renderings.get(key) === rendering) renderings.delete(key);
        resolve(page);
      };
      const timer = setTimeout(endWait, maxWait, undefined).unref();
      let hasEnded = false;
      return (page) => {
        if (hasEnded) return;
        hasEnded = true;
        if (page !== undefined) pages.set(key, { page, renderedAt: performance.now() });
        endWait(page);
      };
    },
  };
}
