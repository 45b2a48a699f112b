import { parseBrand } from '@storefront/contracts/brand';
import { fakeApi, testBrand } from '@storefront/testing';
import { sitePages } from './sitePages';
import { robotsTxt, sitemapXml } from './sitemap';

const answers = {
  '/api/app/nomenclature/groups/': () => [
    { id: 1, name: 'Роллы', seo_page: { url: '/menu/rolly/' } },
    { id: 2, name: 'Без страницы' },
  ],
  '/api/app/nomenclature/products/': () => [
    { id: 10, name: 'Филадельфия', slug: 'filadelfiya', parent_group_id: 1 },
    { id: 11, name: 'Ничья', slug: 'nichya', parent_group_id: 2 },
    { id: 12, name: 'Без адреса', parent_group_id: 1 },
    { id: 13, name: 'Точки', slug: '..', parent_group_id: 1 },
  ],
};

const landing = (url: string) => ({ id: 1, name: 'Текст', seo: { url } });

// It is 18:00 in Moscow, and already the 22nd in Vladivostok.
const now = new Date('2026-11-21T15:00:00Z');

const pagesOf = async (given: Parameters<typeof fakeApi>[0], brand = testBrand) => {
  const missing: string[] = [];
  const { api } = fakeApi(given);
  const pages = await sitePages({ api, brand, now, onMissing: (_error, route) => missing.push(route) });
  return { pages, missing };
};

test('lists every public page, with the slugs of the back end', async () => {
  const { pages } = await pagesOf(answers);
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/menu',
      '/menu/rolly',
      '/menu/rolly/filadelfiya',
      '/menu/rolly/12',
      '/menu/2',
      '/menu/2/nichya',
      '/promos',
      '/restaurants',
    ]),
  );
  expect(pages.filter((path) => path.startsWith('/menu/'))).toHaveLength(5);
  expect(pages.join(' ')).not.toMatch(/auth|monitoring|web_menu|:|undefined/);
});

test('lists products that name no group under the group whose products have them', async () => {
  const { pages } = await pagesOf({
    ...answers,
    '/api/app/nomenclature/products/': ({ query }) =>
      (query as { groups?: number[] }).groups?.[0] === 2
        ? [{ id: 11, name: 'Ничья' }]
        : [{ id: 10, name: 'Филадельфия' }],
  });
  expect(pages.filter((path) => path.startsWith('/menu/'))).toEqual([
    '/menu/rolly',
    '/menu/2',
    '/menu/rolly/10',
    '/menu/2/11',
  ]);
});

test('lists the active restaurants, one without a slug by its id', async () => {
  const restaurants = [{ id: 1, slug: 'arbat' }, { id: 2 }, { id: 3, slug: 'net', active: false }];
  const { pages } = await pagesOf({ ...answers, '/api/app/restaurants/': () => restaurants });
  expect(pages.filter((path) => path.startsWith('/restaurants/'))).toEqual([
    '/restaurants/arbat',
    '/restaurants/2',
  ]);
});

test.each([
  ['without dates', {}, 'Europe/Moscow', true],
  ['on its last day', { active_to: '2026-11-21' }, 'Europe/Moscow', true],
  ['that ended yesterday in the zone of the brand', { active_to: '2026-11-21' }, 'Asia/Vladivostok', false],
  ['that begins tomorrow', { active_from: '2026-11-22' }, 'Europe/Moscow', false],
  ['that has begun in the zone of the brand', { active_from: '2026-11-22' }, 'Asia/Vladivostok', true],
  ['with the address of the rules', { slug: 'rules' }, 'Europe/Moscow', false],
])('a promotion %s (%j, %s) is listed: %s', async (_, fields, timeZone, isListed) => {
  const promos = [{ id: 7, name: 'Акция', slug: 'moti', ...fields }];
  const { pages } = await pagesOf({ '/api/promos/': () => promos }, { ...testBrand, timeZone });
  const listed = pages.filter((path) => path.startsWith('/promos/'));
  expect(listed).toEqual(isListed ? ['/promos/rules', '/promos/moti'] : ['/promos/rules']);
});

test('lists landings and legal documents under the paths of their routes, each once', async () => {
  const urls = [
    'zima',
    '/akcii/leto/',
    'https://shop.example/zima',
    '%D0%B7%D0%B8%D0%BC%D0%B0',
    'legal/oferta',
  ];
  const texts = [
    'about/requisites',
    'delivery',
    'promos/rules',
    'black_cesar_podarok',
    'auth',
    'old.css',
    '',
  ];
  const { pages, missing } = await pagesOf({ '/api/landings/': () => [...urls, ...texts].map(landing) });
  expect(missing).not.toContain('landing');
  const own = ['/zima', '/akcii/leto', '/%D0%B7%D0%B8%D0%BC%D0%B0', '/legal/oferta', '/black_cesar_podarok'];
  for (const path of own) expect(pages.filter((page) => page === path)).toEqual([path]);
  expect(pages).toEqual([...new Set(pages)]);
  expect(pages.join(' ')).not.toMatch(/auth|old\.css|\*/);
  expect(pages).toEqual(expect.arrayContaining(['/about', '/about/requisites', '/about/cuisine', '/legal']));
});

test('a chain without landings lists no present', async () => {
  const { pages } = await pagesOf({ '/api/landings/': () => [] });
  expect(pages).not.toContain('/black_cesar_podarok');
  expect(pages).toContain('/about');
});

test('a failed call leaves out its own pages only', async () => {
  const { pages, missing } = await pagesOf({});
  expect(missing).toEqual(expect.arrayContaining(['menu-group', 'product']));
  expect(pages).toEqual(expect.arrayContaining(['/', '/menu', '/promos', '/restaurants']));
});

test('a page that the brand closes is not listed', async () => {
  const closed = parseBrand({ ...testBrand, flags: { closeAccess: ['web-menu', 'news'] } });
  expect((await pagesOf(answers, closed)).pages).not.toContain('/about/news');
});

test('URLs are absolute and escaped', () => {
  const xml = sitemapXml('https://shop.example', ['/', '/menu/a&b']);
  expect(xml).toContain('<loc>https://shop.example/</loc>');
  expect(xml).toContain('<loc>https://shop.example/menu/a&amp;b</loc>');
});

test('robots.txt names the sitemap and keeps search engines from calls and unlisted pages', () => {
  const lines = robotsTxt('https://shop.example').split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow: ')).sort()).toEqual([
    'Disallow: /api/',
    'Disallow: /auth',
    'Disallow: /geo/',
    'Disallow: /monitoring',
    'Disallow: /pay/',
    'Disallow: /web_menu',
  ]);
  expect(robotsTxt('https://shop.example')).toMatch(/Sitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
});
