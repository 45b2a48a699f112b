import type { Api } from '@storefront/api-client';
import { type Brand, paths } from '@storefront/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { matchRoute } from '../../shared/routing/matchRoute';
import type { PinnedReleases, RemoteReleases } from '../releases';
import { currentYear } from '../prepare-page/currentYear';
import type { PageRenderer } from '../render-thread/createPageRenderer';
import { menuPaths } from '../seo/sitePages';
import type { CheckAnswer } from './answers';
import type { createCachePlaces } from './cachePlaces';
import { createAnswerChecks } from './createAnswerChecks';
import { type AheadPage, createRenderAhead } from './createRenderAhead';
import type { SharedRenderer } from './createSharedRenderer';
import { noVisitor } from './visit';

const turnMs = 1_000;

/** So many products of the menu are rendered ahead. */
const maxProducts = 200;

/** How long the list of pages that are rendered ahead is used, and when it is read again after a failure. Milliseconds. */
const listMs = 5 * 60_000;
const retryListMs = 5_000;

/**
 * The pages of new builds are rendered ahead after this time: a build that hangs has then lost the thread of a visitor's
 * page and is left to the browser, and does not hang the second thread too. Milliseconds.
 */
const afterReleaseMs = 30_000;

interface Options {
  places: ReturnType<typeof createCachePlaces>;
  checkAnswer: CheckAnswer;
  renderShared: SharedRenderer;
  renderer: Pick<PageRenderer, 'isIdle'>;
  releases: Pick<RemoteReleases, 'pin'>;
  api: Api;
  brand: Pick<Brand, 'timeZone'>;
  log: FastifyBaseLogger;
}

/** Keeps guests' pages cached for as long as they hold, and renders them before a visitor waits (decision 0008). */
export function createPageUpkeep(options: Options) {
  const { places, releases, api, brand, log } = options;
  let list = { pages: [] as AheadPage[], builds: '', expiresAt: 0 };
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const checks = createAnswerChecks({ ...options, pages: places.pages });
  const ahead = createRenderAhead({ ...options, pages: places.pages });

  function aheadPage(path: string, pinned: PinnedReleases): AheadPage[] {
    const url = new URL(path, 'http://storefront');
    const place = places.placeOf(url, pinned.key);
    return place ? [{ visit: { url, matched: matchRoute(url.pathname), pinned, ...noVisitor }, place }] : [];
  }

  /** Lists the home page, the menu, its groups and its first products, with the builds that are live for all. */
  async function updateList() {
    const pinned = await releases.pin();
    const now = performance.now();
    if (list.builds !== pinned.key) {
      list = { pages: [], builds: pinned.key, expiresAt: list.builds ? now + afterReleaseMs : now };
    }
    if (now < list.expiresAt) return;
    list.expiresAt = now + retryListMs;
    const { groups, products } = await menuPaths(api);
    const listed = [paths.home(), paths.menu(), ...groups, ...products.slice(0, maxProducts)];
    list = { ...list, pages: listed.flatMap((path) => aheadPage(path, pinned)), expiresAt: now + listMs };
  }

  /** No visitor gets the builds of these pages any more: the live ones of all shares of the visitors are others. */
  async function removeOldBuilds() {
    const buckets = Array.from({ length: 100 }, (_, bucket) => releases.pin(() => bucket));
    const live = new Set((await Promise.all(buckets)).map(({ key }) => key));
    for (const { page } of places.pages()) {
      if (!live.has(page.visit.pinned.key)) page.place.cache.remove(page.place.key);
    }
  }

  function endByTime() {
    const now = performance.now();
    const year = currentYear(brand.timeZone);
    for (const cached of places.pages()) {
      if (cached.page.holdsUntil <= now || cached.page.year !== year) cached.outdatedAt ??= now;
    }
  }

  async function turn() {
    try {
      await removeOldBuilds();
      endByTime();
      void ahead.run(() => list.pages);
      await checks.checkDue();
      await updateList();
    } catch (error) {
      log.warn(error, 'the pages to render ahead could not be listed');
    }
    if (!isClosed) timer = setTimeout(() => void turn(), turnMs).unref();
  }

  return {
    start: () => void turn(),
    close() {
      isClosed = true;
      clearTimeout(timer);
      ahead.close();
    },
  };
}
