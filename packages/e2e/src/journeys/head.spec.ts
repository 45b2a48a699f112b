import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

interface Schema {
  '@type': string;
  name?: string;
  itemListElement?: { name: string; item: string }[];
  offers?: { price: number };
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

const tagOf = (html: string, start: string) => html.match(new RegExp(`<${start}"([^"]*)"`))?.[1];

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)];
  return {
    canonical: tagOf(html, 'link rel="canonical" href='),
    title: tagOf(html, 'meta property="og:title" content='),
    url: tagOf(html, 'meta property="og:url" content='),
    image: tagOf(html, 'meta property="og:image" content='),
    description: tagOf(html, 'meta name="description" content='),
    schema: data.map(([, json = '']) => JSON.parse(json) as Schema),
  };
}

for (const [path, title, kinds] of [
  ['/', 'Кицунэ — японская кухня с доставкой', ['Restaurant']],
  ['/menu', 'Меню — Кицунэ', ['Menu', 'BreadcrumbList']],
  // The title of its `seo_page` (spec §3, Group).
  ['/menu/rolly', 'Роллы', ['BreadcrumbList']],
  ['/menu/rolly/philadelphia-classic', /^Филадельфия/, ['Product', 'BreadcrumbList']],
  ['/promos', 'Акции — Кицунэ', ['BreadcrumbList']],
  ['/promos/lisa-10', 'Лиса дарит 10% — Кицунэ', ['Offer', 'BreadcrumbList']],
  ['/promos/rules', 'Правила акций — Кицунэ', ['BreadcrumbList']],
  ['/restaurants', 'Рестораны — Кицунэ', ['Restaurant', 'BreadcrumbList']],
  ['/restaurants/arbat', /^Кицунэ на Арбате/, ['Restaurant', 'BreadcrumbList']],
  ['/yandex_maps', 'Рестораны на карте — Кицунэ', ['Restaurant']],
  ['/about', 'О компании — Кицунэ', ['WebPage', 'BreadcrumbList']],
  ['/about/blog', 'Блог — Кицунэ', ['BreadcrumbList']],
  ['/about/blog?page=2', 'Блог, страница 2 — Кицунэ', ['BreadcrumbList']],
  ['/about/blog/kak-est-ramen-doma', /^Как есть рамен дома.* — Кицунэ$/, ['BlogPosting', 'BreadcrumbList']],
  ['/about/bonus-program', 'Бонусная программа — Кицунэ', ['WebPage', 'BreadcrumbList']],
  ['/about/contacts', 'Контакты — Кицунэ', ['Organization', 'BreadcrumbList']],
  ['/about/cuisine', 'Фабрика-кухня — Кицунэ', ['WebPage', 'BreadcrumbList', 'FAQPage']],
  ['/about/franchise', 'Франшиза — Кицунэ', ['BreadcrumbList']],
  ['/about/history', 'История — Кицунэ', ['BreadcrumbList']],
  ['/about/news', 'Новости — Кицунэ', ['BreadcrumbList']],
  ['/about/news/mytischi-otkryty', 'Открылись в Мытищах — Кицунэ', ['NewsArticle', 'BreadcrumbList']],
  ['/about/requisites', 'Реквизиты — Кицунэ', ['WebPage', 'BreadcrumbList']],
  ['/delivery', 'Условия доставки — Кицунэ', ['BreadcrumbList']],
  ['/legal', 'Правовая информация — Кицунэ', ['BreadcrumbList']],
  ['/legal/oferta', 'Публичная оферта — Кицунэ', ['WebPage', 'BreadcrumbList']],
  // Landings have titles of their own besides their names (spec §3, Landing).
  ['/black_cesar_podarok', /^Чёрный Цезарь в подарок к заказу — Кицунэ$/, ['WebPage', 'BreadcrumbList']],
  ['/zima-v-miske', 'Зимнее меню: рамен, удон и горячие роллы — Кицунэ', ['WebPage', 'BreadcrumbList']],
  ['/voprosy', 'Вопросы о доставке, оплате и бонусах — Кицунэ', ['WebPage', 'BreadcrumbList', 'FAQPage']],
] as const) {
  test(`${path} has a title, canonical address and structured data`, async ({ request, baseURL }) => {
    const head = await headOf(request, path);
    const url = `${baseURL}${path}`;
    expect(head).toMatchObject({ canonical: url, url });
    expect(head.title).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`) : title);
    // The description is written for this page: a page without one gets the brand's description.
    if (path !== '/') expect(head.description).not.toMatch(/^Роллы, суши, рамэн и поке/);
    expect(head.description?.length).toBeGreaterThan(20);
    expect((await request.get(head.image ?? '')).headers()['content-type']).toMatch(/^image\//);
    expect([...new Set(head.schema.map((object) => object['@type']))]).toEqual(kinds);
    const way = head.schema.find((object) => object['@type'] === 'BreadcrumbList')?.itemListElement;
    // A later page of a list is the list in its breadcrumbs.
    if (way) expect(way.at(-1)?.item).toBe(url.replace(/\?.*/, ''));
    const product = head.schema.find((object) => object['@type'] === 'Product');
    if (product) expect(product.offers?.price).toBeGreaterThan(0);
    const article = head.schema.find((object) => /Posting|NewsArticle/.test(object['@type']));
    if (article)
      expect(article).toMatchObject({
        mainEntityOfPage: url,
        headline: /^(.*) — /.exec(head.title ?? '')?.[1],
      });
    const questions = head.schema.find((object) => object['@type'] === 'FAQPage')?.mainEntity ?? [];
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(10);
    }
  });
}

test('the canonical address and the title change with the page', async ({ page, baseURL }) => {
  await visit(page, '/menu');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/menu`);
  // By keyboard: rows above the footer render as they come near, and a click would miss the moving link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).first().press('Enter');
  await expect(page).toHaveTitle(/^Акции — /);
  // During the transition the tags of both pages are there.
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/promos`);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('the web manifest names icons that exist', async ({ request }) => {
  const link = tagOf(await (await request.get('/')).text(), 'link rel="manifest" href=');
  const manifest = (await (await request.get(link ?? '')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toContain('Кицунэ');
  for (const { src } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).length).toBeGreaterThan(1000);
  }
});
