interface CachedPage {
  html: string;
  renderedAt: number;
}

interface PageCacheOptions {
  /** Milliseconds for which a page is fresh. */
  maxAge: number;
  /** Milliseconds after that in which it is still sent, while a new one is rendered. */
  staleWhileRevalidate: number;
  /** How many pages are cached; the least recently used one goes first. */
  size: number;
  now?: () => number;
}

/** Ends a rendering: with its page, or with undefined when other visitors may not get it. Only the first call counts. */
export type EndRendering = (html: string | undefined) => void;

/** Rendered pages of guests: one guest's page may be sent to the next (architecture, Server rendering). */
export interface PageCache {
  get(key: string): { html: string; isStale: boolean } | undefined;
  /**
   * The page that is being rendered now, for the visitors who wait for it; undefined when none is. It resolves to
   * undefined when its page may not be shared.
   */
  pending(key: string): Promise<string | undefined> | undefined;
  /** Begins a rendering that others may wait for. Its page is cached. Whoever begins one must end it. */
  begin(key: string): EndRendering;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxAge, staleWhileRevalidate, size, now = Date.now } = options;
  const pages = new Map<string, CachedPage>();
  const renderings = new Map<string, Promise<string | undefined>>();

  const set = (key: string, html: string) => {
    pages.delete(key);
    pages.set(key, { html, renderedAt: now() });
    const [oldest] = pages.keys();
    if (pages.size > size && oldest !== undefined) pages.delete(oldest);
  };

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      const age = now() - page.renderedAt;
      pages.delete(key);
      if (age > maxAge + staleWhileRevalidate) return undefined;
      pages.set(key, page);
      return { html: page.html, isStale: age > maxAge };
    },
    pending: (key) => renderings.get(key),
    begin(key) {
      let resolve: EndRendering = () => undefined;
      const rendering = new Promise<string | undefined>((done) => {
        resolve = done;
      });
      if (!renderings.has(key)) renderings.set(key, rendering);
      let hasEnded = false;
      return (html) => {
        if (hasEnded) return;
        hasEnded = true;
        if (html !== undefined) set(key, html);
        if (renderings.get(key) === rendering) renderings.delete(key);
        resolve(html);
      };
    },
  };
}
