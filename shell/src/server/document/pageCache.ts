interface Kept {
  html: string;
  at: number;
}

interface PageCacheOptions {
  /** Milliseconds a page is as good as new. */
  freshFor: number;
  /** Milliseconds a page may still be sent while a new one is drawn. */
  usableFor: number;
  /** How many pages are kept; the one used longest ago goes first. */
  size: number;
  now?: () => number;
}

/** Finished pages of guests: what one visitor was shown, the next may be shown (architecture, Server rendering). */
export interface PageCache {
  get(key: string): { html: string; isStale: boolean } | undefined;
  set(key: string, html: string): void;
  /** Draws a stale page anew, once however many visitors saw it stale. */
  refresh(key: string, draw: () => Promise<string | undefined>): void;
}

export function createPageCache({ freshFor, usableFor, size, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new Map<string, Kept>();
  const refreshing = new Set<string>();

  const set = (key: string, html: string) => {
    pages.delete(key);
    pages.set(key, { html, at: now() });
    const [oldest] = pages.keys();
    if (pages.size > size && oldest !== undefined) pages.delete(oldest);
  };

  return {
    get(key) {
      const kept = pages.get(key);
      if (!kept) return undefined;
      const age = now() - kept.at;
      pages.delete(key);
      if (age > usableFor) return undefined;
      pages.set(key, kept);
      return { html: kept.html, isStale: age > freshFor };
    },
    set,
    refresh(key, draw) {
      if (refreshing.has(key)) return;
      refreshing.add(key);
      void draw()
        .then((html) => html !== undefined && set(key, html))
        // The stale page stays until it is too old; the next visitor tries again.
        .catch(() => undefined)
        .finally(() => refreshing.delete(key));
    },
  };
}
