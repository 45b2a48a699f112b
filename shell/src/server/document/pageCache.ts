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

/** Rendered pages of guests: one guest's page may be sent to the next (architecture, Server rendering). */
export interface PageCache {
  get(key: string): { html: string; isStale: boolean } | undefined;
  set(key: string, html: string): void;
  /** Renders a stale page again, once for however many visitors got it stale. */
  refresh(key: string, render: () => Promise<string | undefined>): void;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxAge, staleWhileRevalidate, size, now = Date.now } = options;
  const pages = new Map<string, CachedPage>();
  const refreshing = new Set<string>();

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
    set,
    refresh(key, render) {
      if (refreshing.has(key)) return;
      refreshing.add(key);
      void render()
        .then((html) => html !== undefined && set(key, html))
        // The stale page stays until it expires; the next visitor tries again.
        .catch(() => undefined)
        .finally(() => refreshing.delete(key));
    },
  };
}
