import { LRUCache } from 'lru-cache';

/** After a page was seen to be outdated it is sent for this long, while it is rendered again. Milliseconds. */
const maxStaleMs = 60_000;

export interface CachedPage<Page> {
  page: Page;
  /** When it was seen that the page no longer holds, by a monotonic clock: the machine's may be set right by hours. */
  outdatedAt: number | undefined;
  /** How often it was rendered ahead since a visitor last asked for it. */
  unreadRenderings: number;
}

interface PageCacheOptions {
  /** How many pages are cached; the least recently read page is removed first. */
  size: number;
  /** Milliseconds after which a rendering is no longer waited for. */
  maxWait: number;
}

/**
 * Ends a rendering: with its page, or with undefined when other visitors may not get it. Only the first call counts.
 */
type EndRendering<Page> = (page: Page | undefined) => void;

/** Rendered pages of guests: one guest's page may be sent to the next (architecture, Server rendering). */
export function createPageCache<Page>({ size, maxWait }: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage<Page>>({ max: size });
  const renderings = new Map<string, Promise<Page | undefined>>();

  function put(key: string, page: Page) {
    const cached = pages.peek(key);
    // In place: only reading a page makes it recent.
    if (cached) Object.assign(cached, { page, outdatedAt: undefined });
    else pages.set(key, { page, outdatedAt: undefined, unreadRenderings: 0 });
  }

  return {
    /** The page for a visitor; undefined without one, or when it has been outdated for too long. */
    get(key: string): Readonly<CachedPage<Page>> | undefined {
      const cached = pages.get(key);
      if (!cached) return undefined;
      cached.unreadRenderings = 0;
      const now = performance.now();
      return now - (cached.outdatedAt ?? now) > maxStaleMs ? undefined : cached;
    },
    last: (key: string): Page | undefined => pages.peek(key)?.page,
    /** All pages, the most recently read first. */
    pages: (): Iterable<CachedPage<Page>> => pages.values(),
    /** Removes a page that no visitor may get any more. */
    remove: (key: string): void => void pages.delete(key),
    /**
     * The page that is being rendered now, for the visitors who wait for it; undefined when no page is. It resolves to
     * undefined when the page may not be shared, or takes longer than `maxWait`.
     */
    pending: (key: string): Promise<Page | undefined> | undefined => renderings.get(key),
    /** Begins a rendering that others may wait for. Its page is cached. The caller must end it. */
    begin(key: string): EndRendering<Page> {
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
        if (page !== undefined) put(key, page);
        endWait(page);
      };
    },
  };
}

export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>;
