import { rmSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import { faults } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { altered, withOneBitFlipped } from '../shopper/alteredAnswer';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { chooseDelivery, panel } from '../shopper/choosePlace';
import { expectGone } from '../shopper/expectGone';
import { logInByApi } from '../shopper/logIn';
import { placeOrder, sendOrder } from '../shopper/placeOrder';
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
  /** A page of another team that has an opener of the panel. */
  path: string;
  open: (page: Page) => Promise<void>;
  /** What the panel shows once it is loaded. */
  seen: (page: Page) => ReturnType<Page['getByRole']>;
}

/** A panel of each remote. */
const slots: Record<RemoteName, Slot> = {
  catalog: {
    path: '/legal',
    open: (page) => header(page).getByRole('button', { name: 'Найти ролл, суп или напиток' }).click(),
    seen: (page) => panel(page, 'Поиск').getByRole('combobox', { name: /Найти/ }),
  },
  checkout: {
    path: '/legal',
    open: (page) =>
      header(page)
        .getByRole('button', { name: /Уточните адрес/ })
        .click(),
    seen: (page) => panel(page, 'Выберите адрес'),
  },
  account: {
    path: '/legal',
    open: (page) => header(page).getByRole('button', { name: 'Войти' }).click(),
    seen: (page) => panel(page, 'Введите номер телефона'),
  },
  restaurants: {
    path: '/legal',
    open: (page) => openFromMenuOfSite(page, 'Рестораны'),
    seen: (page) => page.getByRole('dialog').getByRole('heading', { name: /^\d+\sресторан/ }),
  },
  content: {
    path: '/auth',
    open: (page) => openFromMenuOfSite(page, 'Контакты'),
    seen: (page) => panel(page, 'Контакты'),
  },
};

const failure = (page: Page) => page.getByRole('dialog').getByText('Не удалось загрузить');
const retry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Повторить' });

/** How long a press waits for a script (spec §8), and how soon its failure is shown. */
const timeLimitMs = 20_000;
const shownWithinMs = 4000;

const neighbourOf = (remote: RemoteName) => slots[remote === 'account' ? 'checkout' : 'account'];

/** Opens the panel, sees it, and closes it. */
async function expectOpens(page: Page, { open, seen }: Slot) {
  await open(page);
  await expectGone(seen(page), () => page.keyboard.press('Escape'));
}

/** What the page says of failed parts, in the console and to the server, and the documents that it requests. */
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

/** How the files of a remote can fail to arrive. */
const losses: Record<string, (route: Route) => Promise<void>> = {
  gone: (route) => route.fulfill({ status: 404 }),
  'answered with an error': (route) => route.fulfill({ status: 500 }),
  'half a file': altered((body) => body.subarray(0, body.length / 2)),
  'one bit': altered(withOneBitFlipped),
  'HTML instead of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' }),
  hangs: () => Promise.resolve(),
};

for (const remote of remoteNames) {
  test(`scripts of ${remote} that do not arrive: its panel says so, others open, and it heals in place`, async ({
    page,
  }) => {
    const { path, open, seen } = slots[remote];
    const files = `**/mf/${remote}/**`;
    const reports = watchReports(page);
    const waits: number[] = [];
    let attempt = () => open(page);
    await page.route(files, (route) => route.abort());
    await visit(page, path);
    await expectOpens(page, neighbourOf(remote));
    for (const [name, loss] of Object.entries(losses)) {
      await test.step(name, async () => {
        await page.unroute(files);
        await page.route(files, loss);
        if (name === 'hangs') await page.clock.install();
        const requested = page.waitForRequest(files);
        const startedAt = performance.now();
        await attempt();
        await requested;
        if (name === 'hangs') await page.clock.fastForward(timeLimitMs);
        await expect(retry(page)).toBeVisible();
        await expect(failure(page)).toBeVisible();
        waits.push(performance.now() - startedAt);
        attempt = () => retry(page).click();
      });
    }
    // Of most: a busy machine may hold a single one up.
    waits.sort((one, other) => one - other);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(shownWithinMs);
    await page.unroute(files);
    await retry(page).click();
    await expect(seen(page)).toBeVisible();
    // It was reported once, and the server did not learn of it: the network may be the visitor's.
    expect(reports).toEqual({
      logged: [expect.stringMatching(new RegExp(`^panel:\\S+ of ${remote}@\\w+, phase start$`))],
      sent: [],
      documents: 1,
    });
  });
}

/** The next visit is another visitor's. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** What customers must be able to do beside a broken remote, on a storefront of this origin. */
const stillWorks: Record<RemoteName, (page: Page, origin: string) => Promise<void>> = {
  async content(page, origin) {
    await logInByApi(page, origin);
    await visit(page, `${origin}/`);
    await expect(page.getByRole('link', { name: dish }).first()).toBeVisible();
    await visit(page, origin + shortMenu);
    await placeOrder(page);
  },
  async restaurants(page, origin) {
    await logInByApi(page, origin);
    await visit(page, origin + shortMenu);
    await placeOrder(page);
  },
  // A customer orders and cannot follow the order; a guest cannot log in.
  async account(page, origin) {
    await logInByApi(page, origin);
    await visit(page, origin + shortMenu);
    expect(await sendOrder(page)).toBeGreaterThan(0);
    await expect(failure(page)).toBeVisible();
    await forget(page);
    await visit(page, origin + shortMenu);
    await chooseDelivery(page);
    await addFromCard(page, 2);
    const cart = await openCart(page);
    await cart.getByRole('button', { name: /Укажите телефон/ }).click();
    await expect(failure(page)).toBeVisible();
  },
  async checkout(page, origin) {
    await visit(page, origin + shortMenu);
    await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
    await page
      .getByRole('link', { name: new RegExp(`${dish}$`) })
      .first()
      .click();
    await expect(panel(page, dish)).toBeVisible();
  },
  async catalog(page, origin) {
    await visit(page, `${origin}/`);
    const main = page.getByRole('main');
    // The first where its code did not arrive, the second where it threw.
    await expect(main.getByText(/Не удалось загрузить|Сервер не доступен/).first()).toBeVisible();
    await expect(main.getByText(/Повторить|Обновить/).first()).toBeVisible();
    await visit(page, `${origin}/restaurants`);
    await expect(page.getByRole('heading', { level: 1, name: 'Рестораны' })).toBeVisible();
    await chooseDelivery(page);
  },
};

/** Faults of builds on the server and in the browser alike, beside which a whole visit is made. */
const visitedWhole = ['gone', 'throws while rendering'];
const badBuilds = [
  ...visitedWhole,
  'throws at start',
  'throws when a module loads',
  'hooks of a foreign React',
];

for (const remote of remoteNames) {
  const { path, open, seen } = slots[remote];

  test(`bad builds of ${remote}: the rest works, one report says which build, and a rollback heals`, async ({
    context,
  }) => {
    // Seven visits, two of them whole.
    test.slow();
    const folder = makeCopiesFolder();
    const shell = await FaultyShell.start(remote, folder, `http://127.0.0.1:${stack().apiPort}`);
    const { url } = shell;
    /** Opens the page once the running server has noticed what became of the registry. */
    const visitWith = async (page: Page, build: string | undefined) => {
      const named = build ? `/mf/${remote}/${build}/` : `/mf/${remote}/`;
      await expect(async () => {
        expect((await shell.text(path)).includes(named)).toBe(build !== undefined);
      }).toPass();
      expect(await visit(page, url + path)).toBe(200);
    };
    try {
      for (const name of badBuilds) {
        await test.step(name, async () => {
          const fault = faults[name];
          if (!fault) throw new Error(`there is no fault «${name}»`);
          const build = await shell.break(fault);
          const live = name === 'gone' ? undefined : build;
          const page = await context.newPage();
          const reports = watchReports(page);
          await visitWith(page, live);
          await expectOpens(page, neighbourOf(remote));
          await open(page);
          await expect(failure(page)).toBeVisible();
          const { phase } = fault;
          await expect
            .poll(() => reports)
            .toEqual({
              logged: [
                expect.stringMatching(
                  new RegExp(`^panel:\\S+ of ${remote}@${live ?? 'none'}, phase ${phase}$`),
                ),
              ],
              sent: live ? [{ remote, build, phase }] : [],
              documents: 1,
            });
          await page.close();
          if (visitedWhole.includes(name)) {
            const customer = await context.newPage();
            await stillWorks[remote](customer, url);
            await forget(customer);
            await customer.close();
          }
          await shell.repair();
        });
      }
      const page = await context.newPage();
      await visitWith(page, (await shell.registry.channels(remote)).stable);
      await open(page);
      await expect(seen(page)).toBeVisible();
    } finally {
      await shell.stop();
      rmSync(folder, { recursive: true });
    }
  });
}
