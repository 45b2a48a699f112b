import type { FastifyBaseLogger } from 'fastify';
import type { PageRenderer } from '../render-thread/createPageRenderer';
import type { GuestPage } from './cachePlaces';
import type { SharedRenderer } from './createSharedRenderer';
import type { CachedPage } from './pageCache';

/** An outdated page without a visitor is rendered this often. */
const maxUnread = 2;

/** After this time a page that could not be rendered is tried again. Milliseconds. */
const retryMs = 30_000;

export type AheadPage = Pick<GuestPage, 'visit' | 'place'>;

interface Options {
  pages: () => readonly CachedPage<GuestPage>[];
  renderer: Pick<PageRenderer, 'isIdle'>;
  renderShared: SharedRenderer;
  log: FastifyBaseLogger;
}

/** Renders pages before a visitor asks for them, one at a time and only while no other page is being rendered. */
export function createRenderAhead({ pages, renderer, renderShared, log }: Options) {
  /** When a page that could not be rendered may be tried again, by its key. */
  const retryAt = new Map<string, number>();
  let isRunning = false;
  let isClosed = false;

  /** Outdated pages first, the most recently read before the others; then the `listed` pages that are missing. */
  function next(listed: readonly AheadPage[]): AheadPage | undefined {
    const now = performance.now();
    for (const [key, at] of retryAt) if (at <= now) retryAt.delete(key);
    const keys = new Set(listed.map(({ place }) => place.key));
    const outdated = pages().find(
      ({ page: { place }, outdatedAt, unreadRenderings }) =>
        outdatedAt !== undefined &&
        !retryAt.has(place.key) &&
        (unreadRenderings < maxUnread || keys.has(place.key)),
    );
    if (outdated) outdated.unreadRenderings += 1;
    return (
      outdated?.page ??
      listed.find(({ place }) => !retryAt.has(place.key) && place.cache.last(place.key) === undefined)
    );
  }

  /** Whether the page is cached now. */
  async function render({ visit, place }: AheadPage): Promise<boolean> {
    retryAt.set(place.key, performance.now() + retryMs);
    try {
      const { page } = await renderShared({ visit, place }, { log }, 'cacheable');
      if (!page) return false;
      retryAt.delete(place.key);
      // Compressed before a visitor waits for it: 10 to 40 ms.
      void page.document.as('br');
      return true;
    } catch (error) {
      // A server that stops ends its threads.
      if (!isClosed) log.warn(error, 'a page could not be rendered ahead');
      return false;
    }
  }

  return {
    /**
     * Renders pages until one fails: a back end that is down gets a pause. `listed` returns the pages that are always
     * cached, in their order.
     */
    async run(listed: () => readonly AheadPage[]): Promise<void> {
      if (isRunning) return;
      isRunning = true;
      while (!isClosed && renderer.isIdle()) {
        const page = next(listed());
        if (!page || !(await render(page))) break;
      }
      isRunning = false;
    },
    close() {
      isClosed = true;
    },
  };
}
