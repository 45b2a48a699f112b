import { rmSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { throwsWhileRendering } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { dish, shortMenu } from '../shopper/cart';
import { fillCartByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { sendCart } from '../shopper/placeOrder';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';

// A broken remote leaves errors in the console, which each test reads itself. Only the code of a bad build may throw.
test.use({ expectedFaults: /^(?!uncaught)|no start/ });

/** How long a press waits for a script (spec §8). */
const timeLimitMs = 20_000;

const gone = (route: Route) => route.fulfill({ status: 404 });
const wrongAnswer = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' });
const hangs = () => Promise.resolve();

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
const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Повторить' });

const mainHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

/** Follows a plain link, which the shell handles without a new document. */
const followLink = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Opens the panel of a remote without a fault, sees it, and closes it. */
async function expectNeighbourOpens(page: Page) {
  await slots.account.open(page);
  await expectGone(slots.account.seen(page), () => page.keyboard.press('Escape'));
}

/** Each Escape returns to the previous panel. */
async function closePanels(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
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

// `remoteFaults.test.tsx` tries each fault on every remote; the faults here are those of a network.
test('scripts of restaurants that do not arrive: its places say so, others work, and they heal in place', async ({
  page,
}) => {
  const { open, seen } = slots.restaurants;
  const files = '**/mf/restaurants/**';
  const reports = watchReports(page);
  await stopLongTimers(page);
  for (const [name, loss, path, heading] of [
    ['gone', gone, '/restaurants', 'Рестораны'],
    ['a wrong answer', wrongAnswer, '/auth', 'Введите номер телефона'],
    ['hangs', hangs, '/restaurants', 'Рестораны'],
  ] as const) {
    await test.step(name, async () => {
      const isFirst = loss === gone;
      const isOwn = path === '/restaurants';
      expect((await page.request.get(path)).status()).toBe(200);
      await page.unroute(files);
      await page.route(files, loss);
      // Playwright's clock replaces the timers of the page, also the long timers.
      if (loss === hangs) await page.clock.install();
      if (isFirst) await visit(page, path);
      else await followLink(page, path);
      // A page that arrived from the server stays readable, and pages of other teams load.
      if (isFirst || !isOwn) await expect(mainHeading(page, heading)).toBeVisible();
      if (isOwn) await expectNeighbourOpens(page);
      const requested = page.waitForRequest(files);
      await open(page);
      if (!isFirst) await retry(page).click();
      await requested;
      if (loss === hangs) await page.clock.fastForward(timeLimitMs);
      await expect(retry(page)).toBeVisible();
      await expect(failure(page)).toBeVisible();
      // Below the panel, where it takes no input.
      if (isOwn) await expect(page.locator('main').getByText('Повторить')).toBeVisible();
    });
  }
  await page.unroute(files);
  await retry(page).click();
  await expect(seen(page)).toBeVisible();
  await closePanels(page);
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click();
  await expect(mainHeading(page, 'Рестораны')).toBeVisible();
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
  test('the rest of the page works, customers order, one report says which build, and a rollback heals', async ({
    page,
    context,
  }) => {
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

    const customer = await context.newPage();
    await logInByApi(customer, shell.url);
    await visit(customer, `${shell.url}/`);
    await expect(customer.getByRole('link', { name: dish }).first()).toBeVisible();
    await fillCartByApi(customer, 'delivery', { origin: shell.url });
    await visit(customer, shell.url + shortMenu);
    await sendCart(customer);
    await expect(panel(customer, /Заказ №/)).toBeVisible();
    await customer.close();

    await shell.repair();
    await visitWith(page, (await shell.registry.channels('content')).stable ?? '');
    await expect(heading).toBeVisible();
    // The address is the same, so the panel that was open opens again.
    await expect(seen(page)).toBeVisible();
  });
});
