import type { Page } from '@playwright/test';
import { panel } from '../shopper/choosePlace';
import { expectFits, expectIntact } from '../shopper/expectIntact';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { type BareBackEnd, startBareBackEnd } from '../stack/startBareBackEnd';
import { type StartedShell, startShell } from '../stack/startShell';

type Visits = readonly (readonly [path: string, heading: string | RegExp])[];

/** Pages whose texts are in the storefront itself, or have a fallback there. */
const withOwnTexts: Visits = [
  ['/promos', 'Акции'],
  ['/promos/rules', 'Правила акций'],
  ['/about', 'О компании'],
  ['/about/blog', 'Блог'],
  ['/about/bonus-program', 'Бонусная программа'],
  ['/about/contacts', 'Контакты'],
  ['/about/cuisine', 'Фабрика-кухня'],
  ['/about/franchise', 'Франшиза'],
  ['/about/history', 'История'],
  ['/about/news', 'Новости'],
  ['/about/requisites', 'Реквизиты'],
  ['/delivery', 'Условия доставки'],
  ['/legal', 'Правовая информация'],
];

/** Pages with a map or a form, which come once the page has started. They show without their data, too. */
const startedPages = ['/about/contacts', '/about/franchise', '/delivery'];

/** One page of each kind that no other journey starts. Each must survive hydration. */
const pagesOfEachKind = [
  ...startedPages,
  '/promos',
  '/promos/41',
  '/promos/43',
  '/promos/rules',
  '/about/blog',
  '/about/blog/ramen',
  '/about/bonus-program',
  '/about/cuisine',
  '/about/history',
  '/about/requisites',
  '/legal/oferta',
  '/zima',
  '/black_cesar_podarok',
];

/** Opens a page, and starts it where that is of interest: the others are only read. Returns the HTTP status. */
async function open(page: Page, path: string, isStarted: boolean, origin = '') {
  return isStarted ? visit(page, origin + path) : (await page.goto(origin + path))?.status();
}

const firstStory = (page: Page) =>
  page.getByRole('navigation', { name: 'Истории' }).getByRole('link').first();

/** Opens the viewer of stories from the page of promotions. */
async function expectStoriesFit(page: Page, origin: string) {
  await visit(page, `${origin}/promos`);
  await firstStory(page).click();
  await expect(panel(page, 'Истории').getByRole('link', { name: /^Посмотреть/ })).toBeVisible();
  await expectFits(page);
}

test('the pages fit each width, show no missing value and have no accessibility violation', async ({
  page,
}) => {
  const visits: Visits = [
    ...withOwnTexts.filter(([path]) => path !== '/about/bonus-program'),
    ['/about/bonus-program', 'Правила бонусной программы'],
    ['/promos/lisa-10', 'Лиса дарит 10%'],
    ['/about/blog/kak-est-ramen-doma', /рамен/i],
    ['/legal/oferta', /\S/],
    ['/zima-v-miske', 'Зима в миске'],
    ['/akcii/novyj-god', /\S/],
    ['/black_cesar_podarok', 'Чёрный Цезарь в подарок'],
  ];
  for (const [path, heading] of visits) {
    await test.step(path, async () => {
      // Pages of these kinds are started below or in other journeys.
      expect(await open(page, path, startedPages.includes(path))).toBe(200);
      await expectIntact(page, heading, { withAxe: true });
    });
  }
  await expectStoriesFit(page, '');
});

test.describe('on a back end that sends only the fields of the specification', () => {
  // One worker, because every worker would start a shell.
  test.describe.configure({ mode: 'default' });

  let backEnd: BareBackEnd;
  let shell: StartedShell;
  test.beforeAll(async () => {
    backEnd = await startBareBackEnd();
    // Every call that fails would be a warning.
    shell = await startShell({}, { apiUrl: backEnd.url, logLevel: 'error' });
  });
  test.afterAll(async () => {
    await shell.stop();
    backEnd.stop();
  });

  // These tests come first: the shell caches pages that the back end has answered, so later these pages would not fail.
  test.describe('while it fails', () => {
    // The pages and calls that the test makes fail, and the page that cannot show without its data.
    test.use({ expectedFaults: /status of 500|a part of the page failed.* status 500/ });

    const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

    test('each page has its status, header and footer, and shows itself once the back end is back', async ({
      page,
      request,
    }) => {
      for (const [state, failed] of [
        ['unreadable', 502],
        ['refuses', 500],
      ] as const) {
        backEnd.state = state;
        for (const [path] of [
          ...withOwnTexts,
          ['/promos/41'],
          ['/about/news/ramen'],
          ['/legal/oferta'],
          ['/zima'],
        ] as const) {
          let html = '';
          const statusOf = async () => {
            const answer = await request.get(shell.address + path);
            html = await answer.text();
            return answer.status();
          };
          // The shell asks for the list of landings again after five seconds.
          await expect.soft
            .poll(statusOf, { message: path })
            .toBe(startedPages.includes(path) ? 200 : failed);
          expect.soft([html.includes('</header>'), html.includes('</footer>')], path).toEqual([true, true]);
        }
      }

      // The page of an error is the same everywhere.
      await visit(page, `${shell.address}/promos`);
      await expect(title(page)).toHaveText('Сервер не доступен');
      await expectFits(page, { withAxe: true });
      backEnd.state = 'answers';
      await page.getByRole('main').getByText('Обновить').click();
      await expect(title(page)).toHaveText('Акции');
    });
  });

  test.describe('while it answers', () => {
    test.beforeEach(() => {
      backEnd.state = 'answers';
    });

    test('the pages fit each width and show no missing value', async ({ page }) => {
      const visits: Visits = [
        ...withOwnTexts,
        ['/promos/41', /вечер рамена$/],
        ['/promos/43', 'Без всего'],
        ['/about/blog/ramen', /рамен$/],
        ['/about/news?page=3', 'Новости'],
        ['/about/news/ramen', /рамен$/],
        ['/legal/oferta', 'Кицунэ'],
        ['/zima', 'Кицунэ'],
        ['/akcii/leto', 'Лето'],
        ['/black_cesar_podarok', 'Кицунэ'],
      ];
      for (const [path, heading] of visits) {
        await test.step(path, async () => {
          expect(await open(page, path, pagesOfEachKind.includes(path), shell.address)).toBe(200);
          await expectIntact(page, heading);
        });
      }
      await expectStoriesFit(page, shell.address);
    });
  });
});
