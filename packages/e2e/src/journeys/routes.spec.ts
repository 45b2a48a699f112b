import { type RouteContract, type RouteId, routes } from '@storefront/contracts';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { expect, test } from '../shopper/test';

interface Visit {
  path: string;
  /** The beginning of its `<title>`. */
  title: RegExp;
  /** Its structured data. */
  kinds?: readonly string[];
}

const plain = ['BreadcrumbList'];
const text = ['WebPage', 'BreadcrumbList'];

/** An address of each route. */
const visits: Record<RouteId, Visit> = {
  home: { path: '/', title: /^Кицунэ — /, kinds: ['Restaurant'] },
  about: { path: '/about', title: /^О компании — /, kinds: text },
  blog: { path: '/about/blog', title: /^Блог — /, kinds: plain },
  'blog-article': {
    path: '/about/blog/kak-est-ramen-doma',
    title: /^Как есть рамен дома/,
    kinds: ['BlogPosting', 'BreadcrumbList'],
  },
  'bonus-program': { path: '/about/bonus-program', title: /^Бонусная программа — /, kinds: text },
  contacts: { path: '/about/contacts', title: /^Контакты — /, kinds: ['Organization', 'BreadcrumbList'] },
  cuisine: { path: '/about/cuisine', title: /^Фабрика-кухня — /, kinds: [...text, 'FAQPage'] },
  franchise: { path: '/about/franchise', title: /^Франшиза — /, kinds: plain },
  history: { path: '/about/history', title: /^История — /, kinds: plain },
  news: { path: '/about/news', title: /^Новости — /, kinds: plain },
  'news-item': {
    path: '/about/news/mytischi-otkryty',
    title: /^Открылись в Мытищах — /,
    kinds: ['NewsArticle', 'BreadcrumbList'],
  },
  requisites: { path: '/about/requisites', title: /^Реквизиты — /, kinds: text },
  'black-cesar': { path: '/black_cesar_podarok', title: /^Чёрный Цезарь в подарок к заказу — /, kinds: text },
  delivery: { path: '/delivery', title: /^Условия доставки — /, kinds: plain },
  legal: { path: '/legal', title: /^Правовая информация — /, kinds: plain },
  'legal-document': { path: '/legal/oferta', title: /^Публичная оферта — /, kinds: text },
  menu: { path: '/menu', title: /^Меню — /, kinds: ['Menu', 'BreadcrumbList'] },
  'menu-group': { path: '/menu/rolly', title: /^Роллы$/, kinds: plain },
  product: {
    path: '/menu/rolly/philadelphia-classic',
    title: /^Филадельфия/,
    kinds: ['Product', 'BreadcrumbList'],
  },
  monitoring: { path: '/monitoring', title: /^Мой заказ — / },
  promos: { path: '/promos', title: /^Акции — /, kinds: plain },
  'promo-rules': { path: '/promos/rules', title: /^Правила акций — /, kinds: plain },
  promo: { path: '/promos/lisa-10', title: /^Лиса дарит 10% — /, kinds: ['Offer', 'BreadcrumbList'] },
  restaurants: { path: '/restaurants', title: /^Рестораны — /, kinds: ['Restaurant', 'BreadcrumbList'] },
  restaurant: {
    path: '/restaurants/arbat',
    title: /^Кицунэ на Арбате — /,
    kinds: ['Restaurant', 'BreadcrumbList'],
  },
  'web-menu': { path: '/web_menu', title: /^Меню/ },
  'yandex-maps': { path: '/yandex_maps', title: /^Рестораны на карте — /, kinds: ['Restaurant'] },
  auth: { path: '/auth', title: /^Вход — / },
  landing: { path: '/zima-v-miske', title: /^Зимнее меню/, kinds: text },
};
const entries = Object.entries(visits) as [RouteId, Visit][];

for (const [id, { path, title, kinds }] of entries) {
  const { guards, layout }: RouteContract = routes[id];
  test(`${path} answers a guest`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (guards.includes('user') || guards.includes('userOrShared')) {
      expect([answer.status(), answer.headers()['location']]).toEqual([
        302,
        `/auth?next=${encodeURIComponent(path)}`,
      ]);
      return;
    }
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<title>([^<]*)/)?.[1]).toMatch(title);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.includes('<footer')).toBe(layout !== 'empty');
    if (!kinds) return;

    const valueOf = (start: string) => html.match(new RegExp(`<${start}"([^"]*)"`))?.[1] ?? '';
    expect(valueOf('link rel="canonical" href=')).toBe(`${baseURL}${path}`);
    const picture = await request.get(valueOf('meta property="og:image" content='));
    expect(picture.headers()['content-type']).toMatch(/^image\//);
    const description = valueOf('meta name="description" content=');
    expect(description.length).toBeGreaterThan(20);
    // A page without a description of its own gets the brand's.
    if (path !== '/') expect(description).not.toMatch(/^Роллы, суши, рамэн и поке/);
    const schemas = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)];
    const found = schemas.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']);
    expect([...new Set(found)]).toEqual(kinds);
  });
}

test('a customer with and without a name can open every route except the login', async ({ page }) => {
  await logInByApi(page);
  const expectAllOpen = async () => {
    for (const [id, { path }] of entries) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(id === 'auth' ? 302 : 200);
    }
  };
  await expectAllOpen();
  await setCustomerName(page, 'Василиса');
  await expectAllOpen();
  const redirectOf = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await redirectOf('/auth')).toBe('/');
  expect(await redirectOf('/auth?next=/monitoring/5')).toBe('/monitoring/5');
  expect(await redirectOf('/auth?next=//evil.example')).toBe('/');
});
