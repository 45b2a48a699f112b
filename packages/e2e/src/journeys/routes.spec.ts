import { type RouteContract, type RouteId, routes } from '@storefront/contracts';
import { logInByApi, setCustomerName } from '../shopper/logIn';
import { expect, test } from '../shopper/test';

/** An address of each route, and the beginning of its `<title>`. */
const visits: Record<RouteId, { path: string; title: RegExp }> = {
  home: { path: '/', title: /^Кицунэ — / },
  about: { path: '/about', title: /^О компании — / },
  blog: { path: '/about/blog', title: /^Блог — / },
  'blog-article': { path: '/about/blog/kak-est-ramen-doma', title: /^Как есть рамен дома/ },
  'bonus-program': { path: '/about/bonus-program', title: /^Бонусная программа — / },
  contacts: { path: '/about/contacts', title: /^Контакты — / },
  cuisine: { path: '/about/cuisine', title: /^Фабрика-кухня — / },
  franchise: { path: '/about/franchise', title: /^Франшиза — / },
  history: { path: '/about/history', title: /^История — / },
  news: { path: '/about/news', title: /^Новости — / },
  'news-item': { path: '/about/news/mytischi-otkryty', title: /^Открылись в Мытищах — / },
  requisites: { path: '/about/requisites', title: /^Реквизиты — / },
  'black-cesar': { path: '/black_cesar_podarok', title: /^Чёрный Цезарь в подарок к заказу — / },
  delivery: { path: '/delivery', title: /^Условия доставки — / },
  legal: { path: '/legal', title: /^Правовая информация — / },
  'legal-document': { path: '/legal/oferta', title: /^Публичная оферта — / },
  menu: { path: '/menu', title: /^Меню — / },
  'menu-group': { path: '/menu/rolly', title: /^Роллы$/ },
  product: { path: '/menu/rolly/philadelphia-classic', title: /^Филадельфия/ },
  monitoring: { path: '/monitoring', title: /^Мой заказ — / },
  promos: { path: '/promos', title: /^Акции — / },
  'promo-rules': { path: '/promos/rules', title: /^Правила акций — / },
  promo: { path: '/promos/lisa-10', title: /^Лиса дарит 10% — / },
  restaurants: { path: '/restaurants', title: /^Рестораны — / },
  restaurant: { path: '/restaurants/arbat', title: /^Кицунэ на Арбате — / },
  'web-menu': { path: '/web_menu', title: /^Меню/ },
  'yandex-maps': { path: '/yandex_maps', title: /^Рестораны на карте — / },
  auth: { path: '/auth', title: /^Вход — / },
  landing: { path: '/zima-v-miske', title: /^Зимнее меню/ },
};
const entries = Object.entries(visits) as [RouteId, (typeof visits)[RouteId]][];

for (const [id, { path, title }] of entries) {
  const { guards, layout }: RouteContract = routes[id];
  test(`${path} answers a guest`, async ({ request }) => {
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
