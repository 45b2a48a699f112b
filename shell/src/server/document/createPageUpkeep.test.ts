import { fakeApi, testBrand } from '@storefront/testing';
import { deferred } from '../../testing/deferred';
import type { RenderListener } from '../render-thread/createPageRenderer';
import { createCachePlaces, type GuestPage } from './cachePlaces';
import { createPageUpkeep } from './createPageUpkeep';
import { createSharedRenderer } from './createSharedRenderer';
import { type Visit, noVisitor } from './visit';

const nonce = 'n';
const state = `<script type="application/json" id="storefront-state" nonce="${nonce}">{}</script>`;
const site = { brand: testBrand, apiUrl: 'https://api.example', publicUrl: 'https://shop.example' };
const menu = {
  '/api/app/nomenclature/groups/': () => [
    { id: 1, name: 'Роллы', seo_page: { url: 'rolls' } },
    { id: 2, name: 'Супы' },
  ],
  '/api/app/nomenclature/products/': () => [
    { id: 10, name: 'Том ям', slug: 'tom-yam', parent_group_id: 2 },
    { id: 11, name: 'Филадельфия', slug: 'fila', parent_group_id: 1 },
  ],
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

/** A shell whose pages are made of the settings and of one answer of their own. */
async function startUpkeep(calls: Parameters<typeof fakeApi>[0] = menu) {
  const shop = {
    /** The tags of answers; undefined for a call that fails. */
    tags: {} as Record<string, string | undefined>,
    builds: ['live'],
    /** Visitors' pages are being rendered. */
    isBusy: false,
    errorStatus: undefined as number | undefined,
    /** The answers to checks arrive once this resolves. */
    answers: Promise.resolve(),
    rendered: [] as string[],
    checked: [] as string[],
    readsClock: (_path: string) => false,
  };
  const tagNow = (url: string) => (url in shop.tags ? shop.tags[url] : 'first');
  let running = 0;

  const renderer = {
    isIdle: () => !shop.isBusy && running === 0,
    async render({ url: { pathname } }: Visit, { onAnswer, onClockRead, onPrepared }: RenderListener) {
      running += 1;
      shop.rendered.push(pathname);
      const own = tagNow(`own of ${pathname}`);
      onAnswer?.('settings', tagNow('settings'));
      onAnswer?.(`own of ${pathname}`, own);
      if (shop.readsClock(pathname)) onClockRead?.();
      await Promise.resolve();
      running -= 1;
      const page = { isCacheable: !shop.errorStatus, isTokenRejected: false, errorStatus: shop.errorStatus };
      onPrepared?.(page);
      return {
        page,
        html: `${tagNow('settings')}, ${own}${state}<template id="later-preloads">`,
        nonce,
        isComplete: true,
      };
    },
  };
  const places = createCachePlaces();
  const renderShared = createSharedRenderer({ renderer, site, shellBuild: '1a2b3c4d' });
  const { api } = fakeApi(calls);
  const upkeep = createPageUpkeep({
    places,
    async checkAnswer(url) {
      shop.checked.push(url);
      const tag = tagNow(url);
      await shop.answers;
      return tag;
    },
    renderShared,
    renderer,
    releases: {
      // The last share of visitors gets the live builds, the others the first builds of the list.
      async pin(bucket = () => 99) {
        return {
          key: shop.builds[bucket() === 99 ? shop.builds.length - 1 : 0] as string,
          browser: {},
          absent: [],
        };
      },
    },
    api,
    brand: testBrand,
    log: { warn: jest.fn() } as never,
  });
  const open = (path: string, builds = 'live') => {
    const url = new URL(path, 'http://storefront');
    const pinned = { key: builds, browser: {}, absent: [] };
    const place = places.placeOf(url, builds) as GuestPage['place'];
    return { visit: { url, matched: undefined, pinned, ...noVisitor }, place };
  };
  /** What a visitor gets from the cache. */
  const read = (path: string, builds?: string) => {
    const { place } = open(path, builds);
    return place.cache.get(place.key)?.page.document.bytes.toString().split('<')[0];
  };
  const visit = async (path: string, builds?: string) => {
    if (read(path, builds) === undefined) await renderShared(open(path, builds), { log: {} as never });
  };
  const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
  upkeep.start();
  await seconds(2);
  return { shop, upkeep, read, visit, seconds };
}

test('after a start the home page, the menu, its groups and its products are rendered, in their order', async () => {
  const { shop } = await startUpkeep();
  expect(shop.rendered).toEqual([
    '/',
    '/menu',
    '/menu/rolls',
    '/menu/2',
    '/menu/rolls/fila',
    '/menu/2/tom-yam',
  ]);
});

test('at most 200 products are rendered ahead', async () => {
  const products = Array.from({ length: 300 }, (_, id) => ({
    id,
    name: 'Ролл',
    slug: `roll-${id}`,
    parent_group_id: 1,
  }));
  const { shop } = await startUpkeep({ ...menu, '/api/app/nomenclature/products/': () => products });
  expect(shop.rendered).toHaveLength(204);
  expect(shop.rendered.at(-1)).toBe('/menu/rolls/roll-199');
});

test('a shell that starts before its back end renders ahead once the back end answers', async () => {
  const calls: Parameters<typeof fakeApi>[0] = {};
  const { shop, seconds } = await startUpkeep(calls);
  await seconds(60);
  expect(shop.rendered).toEqual([]);
  Object.assign(calls, menu);
  await seconds(6);
  expect(shop.rendered).toHaveLength(6);
});

test('pages whose answers stay the same are never rendered again, and are checked twice a minute', async () => {
  const { shop, read, visit, seconds } = await startUpkeep();
  await visit('/about');
  Object.assign(shop, { rendered: [], checked: [] });
  await seconds(900);
  expect(shop.rendered).toEqual([]);
  expect(read('/about')).toBe('first, first');
  const perMinute = shop.checked.filter((url) => url === 'settings').length / 15;
  expect(perMinute).toBeGreaterThan(1.8);
  expect(perMinute).toBeLessThanOrEqual(2);
});

test('a page whose answer changes is sent as it was, rendered again once, and then sent as it is now; no other page is', async () => {
  const { shop, read, seconds } = await startUpkeep();
  Object.assign(shop, { rendered: [], isBusy: true, tags: { 'own of /menu': 'second' } });
  await seconds(32);
  expect(read('/menu')).toBe('first, first');
  shop.isBusy = false;
  await seconds(900);
  expect(shop.rendered).toEqual(['/menu']);
  expect(read('/menu')).toBe('first, second');
});

test('outdated pages are rendered one at a time, the most recently read first, and never beside a visitor’s page', async () => {
  const { shop, read, seconds } = await startUpkeep();
  for (const path of ['/menu/2', '/', '/menu/rolls']) read(path);
  Object.assign(shop, { rendered: [], isBusy: true, tags: { settings: 'second' } });
  await seconds(40);
  expect(shop.rendered).toEqual([]);
  shop.isBusy = false;
  await seconds(1);
  expect(shop.rendered.slice(0, 3)).toEqual(['/menu/rolls', '/', '/menu/2']);
  expect(shop.rendered).toHaveLength(6);
});

test('while checks fail the pages stay, and a change that comes with the recovery is seen', async () => {
  const { shop, read, seconds } = await startUpkeep();
  Object.assign(shop, { rendered: [], tags: { settings: undefined, 'own of /': undefined } });
  await seconds(900);
  expect(shop.rendered).toEqual([]);
  expect(read('/')).toBe('first, first');
  expect(shop.checked.filter((url) => url === 'own of /').length).toBeLessThanOrEqual(30);
  shop.tags = { settings: 'second' };
  await seconds(62);
  expect(read('/')).toBe('second, first');
});

test('a page that was rendered without one of its answers is rendered again once the answer is there', async () => {
  const { shop, read, visit, seconds } = await startUpkeep();
  shop.tags = { 'own of /about': undefined };
  await visit('/about');
  await seconds(300);
  expect(read('/about')).toBe('first, undefined');
  shop.tags = {};
  await seconds(62);
  expect(read('/about')).toBe('first, first');
});

test('a page that is rendered during a check is not judged by the older answer', async () => {
  const { shop, read, visit, seconds } = await startUpkeep();
  const answers = deferred();
  shop.answers = answers.promise;
  await seconds(30);
  expect(shop.checked).toContain('settings');
  Object.assign(shop, { rendered: [], tags: { settings: 'second' } });
  await visit('/about');
  answers.resolve();
  await seconds(3);
  expect(shop.rendered).toEqual(['/about']);
  expect(read('/about')).toBe('second, first');
});

test('a page that the back end no longer has is removed', async () => {
  const { shop, read, seconds } = await startUpkeep();
  Object.assign(shop, { errorStatus: 404, tags: { 'own of /menu/2': 'gone' } });
  await seconds(40);
  expect(read('/menu/2')).toBeUndefined();
  expect(read('/menu')).toBe('first, first');
});

test('a page that cannot be rendered is tried twice a minute, and does not hold up the others', async () => {
  const { shop, seconds } = await startUpkeep();
  Object.assign(shop, { rendered: [], errorStatus: 503, tags: { settings: 'second' } });
  for (let second = 0; second < 100; second += 1) {
    const before = shop.rendered.length;
    await seconds(1);
    expect(shop.rendered.length - before).toBeLessThanOrEqual(1);
  }
  const perPage = shop.rendered.filter((path) => path === '/').length;
  expect(perPage).toBeGreaterThan(1);
  expect(perPage).toBeLessThan(5);
  expect(new Set(shop.rendered).size).toBe(6);
});

test('a page that shows the present is rendered each minute: twice if it is not read, always if it is listed', async () => {
  const { shop, visit, read, seconds } = await startUpkeep();
  shop.readsClock = (path) => path === '/restaurants' || path === '/menu';
  shop.tags = { 'own of /menu': 'second' };
  await visit('/restaurants');
  await seconds(40);
  shop.rendered = [];
  await seconds(600);
  const times = (path: string) => shop.rendered.filter((one) => one === path).length;
  expect(times('/restaurants')).toBe(2);
  expect(times('/menu')).toBeGreaterThanOrEqual(9);
  expect(times('/menu')).toBeLessThanOrEqual(10);
  expect(times('/')).toBe(0);
  expect(read('/restaurants')).toBeUndefined();
});

test('every page is rendered again when the year ends in the time zone of the brand', async () => {
  jest.setSystemTime(new Date('2026-12-31T20:58:00Z'));
  const { shop, seconds } = await startUpkeep();
  shop.rendered = [];
  await seconds(110);
  expect(shop.rendered).toEqual([]);
  await seconds(20);
  expect(shop.rendered).toHaveLength(6);
});

test('half a minute after a release the pages of the new builds are rendered ahead, and those of the old are removed', async () => {
  const { shop, read, visit, seconds } = await startUpkeep();
  shop.builds = ['canary', 'live'];
  await visit('/canary', 'canary');
  await visit('/old', 'live');
  await seconds(60);
  expect(shop.checked).toEqual(expect.arrayContaining(['own of /canary', 'own of /old']));
  Object.assign(shop, { rendered: [], checked: [], builds: ['canary'], tags: { settings: 'second' } });
  await seconds(29);
  expect(shop.rendered).not.toContain('/menu');
  await seconds(90);
  expect(shop.checked).not.toContain('own of /old');
  expect(shop.rendered).not.toContain('/old');
  expect(read('/old')).toBeUndefined();
  expect(read('/menu', 'canary')).toBe('second, first');
  expect(read('/canary', 'canary')).toBe('second, first');
});

test('at most 15 answers are checked in a second, and each in its turn', async () => {
  const { shop, visit, seconds } = await startUpkeep();
  for (let index = 0; index < 460; index += 1) await visit(`/about/news/${index}`);
  await seconds(25);
  let before = shop.checked.length;
  for (let second = 0; second < 60; second += 1) {
    await seconds(1);
    expect(shop.checked.length - before).toBeLessThanOrEqual(15);
    before = shop.checked.length;
  }
  expect(new Set(shop.checked).size).toBe(467);
});

test('a closed upkeep has no timer, and neither checks nor renders', async () => {
  const { shop, upkeep, seconds } = await startUpkeep();
  shop.tags = { settings: 'second' };
  upkeep.close();
  expect(jest.getTimerCount()).toBe(0);
  Object.assign(shop, { rendered: [], checked: [] });
  await seconds(100);
  expect([shop.rendered, shop.checked]).toEqual([[], []]);
});
