import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { atEachWidth, expectAccessible } from '../shopper/expectAccessible';
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

/** Texts between header and footer that are cut off, or wider than the window. Runs on the page. */
function cutTexts(): string[] {
  const cut = new Set<string>();
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    let [from, to, above, below] = [0, document.documentElement.clientWidth, -Infinity, Infinity];
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      const isForReadersOnly = clipPath !== 'none' || frame.width <= 1 || frame.height <= 1;
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isScroller = /auto|scroll/.test(overflowX + overflowY);
      if (isForReadersOnly || isShortened || isScroller) {
        [from, to, above, below] = [-Infinity, Infinity, -Infinity, Infinity];
        break;
      }
      if (overflowX !== 'visible') [from, to] = [Math.max(from, frame.left), Math.min(to, frame.right)];
      if (overflowY !== 'visible')
        [above, below] = [Math.max(above, frame.top), Math.min(below, frame.bottom)];
    }
    const isCut = left < from - 1 || right > to + 1 || top < above - 2 || bottom > below + 2;
    if (isCut) cut.add(text.slice(0, 60));
  }
  return [...cut];
}

/** Texts, addresses and labels that show a missing value: `undefined`, `NaN`, `null`. Runs on the page. */
function missingValueTexts(): string[] {
  const attributes = [...document.querySelectorAll('[href], [src], [alt], [aria-label], [title], [content]')]
    .filter((element) => element.tagName !== 'SCRIPT')
    .flatMap((element) =>
      ['href', 'src', 'alt', 'aria-label', 'title', 'content'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
  const missingValue = /\b(?:undefined|NaN|null)\b|\[object |Invalid Date/;
  return [document.title, ...document.body.innerText.split('\n'), ...attributes].filter((text) =>
    missingValue.test(text),
  );
}

/**
 * Expects that at each width the page does not scroll sideways, cuts off no text, an open panel included, and has no
 * violation in the views of `expectAccessible`.
 */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await atEachWidth(page, async (width) => {
    expect.soft({ width, cut: await page.evaluate(cutTexts) }, page.url()).toEqual({ width, cut: [] });
  });
}

test('the pages fit each width, show no missing value and have no accessibility violation', async ({
  page,
}) => {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      const isStarted = startedPages.includes(path);
      expect(isStarted ? await visit(page, path) : (await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectFits(page);
      expect.soft(await page.evaluate(missingValueTexts), page.url()).toEqual([]);
    });
  }
  await visit(page, '/promos');
  await page.getByRole('navigation', { name: 'Истории' }).getByRole('link').first().click();
  await expect(panel(page, 'Истории').getByRole('link', { name: /^Посмотреть/ })).toBeVisible();
  await expectFits(page);
});
