import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { throwsWhileRendering } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';

// A broken remote leaves errors in the console, which each test reads itself. Only the code of a bad build may throw.
test.use({ expectedFaults: /^(?!uncaught)|no start/ });

const header = (page: Page) => page.getByRole('banner');

async function openFromMenuOfSite(page: Page, name: string) {
  await header(page).getByRole('button', { name: 'Открыть меню сайта' }).click();
  await panel(page, 'Кицунэ').getByRole('link', { name, exact: true }).click();
}

interface Slot {
  open: (page: Page) => Promise<void>;
  /** The element that the panel shows once it is loaded. */
  seen: (page: Page) => ReturnType<Page['getByRole']>;
}

/** A panel of each of these remotes. */
const slots = {
  account: {
    open: (page) => header(page).getByRole('button', { name: 'Войти' }).click(),
    seen: (page) => panel(page, 'Введите номер телефона'),
  },
  restaurants: {
    open: (page) => openFromMenuOfSite(page, 'Рестораны'),
    seen: (page) => page.getByRole('dialog').getByRole('heading', { name: /^\d+\sресторан/ }),
  },
  content: {
    open: (page) => openFromMenuOfSite(page, 'Контакты'),
    seen: (page) => panel(page, 'Контакты'),
  },
} satisfies Record<string, Slot>;

const failure = (page: Page) => page.getByRole('dialog').getByText('Не удалось загрузить');
const mainHeading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

/** Opens the panel of a remote without a fault, sees it, and closes it. */
async function expectNeighbourOpens(page: Page) {
  await slots.account.open(page);
  await expectGone(slots.account.seen(page), () => page.keyboard.press('Escape'));
}

/** Collects the page's reports of failed parts, in the console and to the server, and its requests for documents. */
function watchReports(page: Page) {
  const seen = { logged: [] as string[], sent: [] as unknown[], documents: 0 };
  page.on('console', (message) => {
    const [, report] = /a part of the page failed: (.*?phase \w+)/.exec(message.text()) ?? [];
    if (report) seen.logged.push(report);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    if (new URL(request.url()).pathname === '/failures') seen.sent.push(request.postDataJSON());
  });
  return seen;
}

// `remoteFaults.test.tsx` tries each fault on every remote.
test('scripts of restaurants that do not arrive: its places say so, others work, and they heal in place', async ({
  page,
}) => {
  const { open, seen } = slots.restaurants;
  const files = '**/mf/restaurants/**';
  const heading = mainHeading(page, 'Рестораны');
  const reports = watchReports(page);
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/restaurants');
  // A page that arrived from the server stays readable.
  await expect(heading).toBeVisible();
  await expectNeighbourOpens(page);
  await open(page);
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Повторить' });
  await expect(failure(page)).toBeVisible();
  // Below the panel, where it takes no input.
  await expect(page.locator('main').getByText('Повторить')).toBeVisible();

  await page.unroute(files);
  await retry.click();
  await expect(seen(page)).toBeVisible();
  // Each Escape returns to the previous panel.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await expect(heading).toBeVisible();
  // It was reported once, and the server did not learn of it: the network may be the visitor's.
  expect(reports).toEqual({
    logged: [expect.stringMatching(/^\S+ of restaurants@\w+, phase start$/)],
    sent: [],
    documents: 1,
  });
});

test.describe('a bad build of content', () => {
  let folder: string;
  let shell: FaultyShell;
  test.beforeAll(async () => {
    folder = makeCopiesFolder();
    shell = await FaultyShell.start(folder, `http://127.0.0.1:${stack().apiPort}`);
  });
  test.afterAll(async () => {
    await shell?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Opens the page of promotions once the running server has noticed the change of the registry. */
  async function visitWith(page: Page, build: string) {
    await expect(async () => {
      expect(await shell.text('/promos')).toContain(`/mf/content/${build}/`);
    }).toPass();
    expect(await visit(page, `${shell.url}/promos`)).toBe(200);
  }

  // `serverFaults.test.ts` tries each fault on the server, and `remoteFaults.test.tsx` the faults of a browser.
  test('the rest of the page works, one report says which build, and a rollback heals', async ({ page }) => {
    const { open, seen } = slots.content;
    const heading = mainHeading(page, 'Акции');
    const build = await shell.break('content', throwsWhileRendering);
    const reports = watchReports(page);
    await visitWith(page, build);
    await expect(heading).toHaveCount(0);
    await expectNeighbourOpens(page);
    await open(page);
    await expect(failure(page)).toBeVisible();
    const failed = (kind: string) =>
      expect.stringMatching(new RegExp(`^${kind}:\\S+ of content@${build}, phase render$`));
    await expect
      .poll(() => reports)
      .toEqual({
        logged: [failed('page'), failed('panel')],
        sent: [{ remote: 'content', build, phase: 'render' }],
        documents: 1,
      });

    await shell.repair();
    await visitWith(page, (await shell.registry.channels('content')).stable ?? '');
    await expect(heading).toBeVisible();
    // The address is the same, so the panel that was open opens again.
    await expect(seen(page)).toBeVisible();
  });
});
