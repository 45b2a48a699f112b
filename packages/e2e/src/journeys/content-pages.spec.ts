import { panel } from '../shopper/choosePlace';
import { expectFits, expectIntact } from '../shopper/expectIntact';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';

const pages: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/promos', 'Акции'],
  ['/promos/rules', 'Правила акций'],
  ['/promos/lisa-10', 'Лиса дарит 10%'],
  ['/about', 'О компании'],
  ['/about/blog', 'Блог'],
  ['/about/blog/kak-est-ramen-doma', /рамен/i],
  ['/about/bonus-program', 'Правила бонусной программы'],
  ['/about/contacts', 'Контакты'],
  ['/about/cuisine', 'Фабрика-кухня'],
  ['/about/franchise', 'Франшиза'],
  ['/about/history', 'История'],
  ['/about/news', 'Новости'],
  ['/about/requisites', 'Реквизиты'],
  ['/delivery', 'Условия доставки'],
  ['/legal', 'Правовая информация'],
  ['/legal/oferta', /\S/],
  ['/zima-v-miske', 'Зима в миске'],
  ['/akcii/novyj-god', /\S/],
  ['/black_cesar_podarok', 'Чёрный Цезарь в подарок'],
];

/** Pages with a map or a form, which come once the page has started. The others are only read. */
const startedPages = ['/about/contacts', '/about/franchise', '/delivery'];

test('the pages fit each width, show no missing value and have no accessibility violation', async ({
  page,
}) => {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      const isStarted = startedPages.includes(path);
      expect(isStarted ? await visit(page, path) : (await page.goto(path))?.status()).toBe(200);
      await expectIntact(page, heading);
    });
  }
  await visit(page, '/promos');
  await page.getByRole('navigation', { name: 'Истории' }).getByRole('link').first().click();
  await expect(panel(page, 'Истории').getByRole('link', { name: /^Посмотреть/ })).toBeVisible();
  await expectFits(page);
});
