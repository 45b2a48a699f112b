import { rmSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import { faults } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { altered, withOneBitFlipped } from '../shopper/alteredAnswer';
import {
  closePanels,
  expectOpens,
  failure,
  followLink,
  groupFor,
  mainHeading,
  neighbourOf,
  retry,
  slots,
  watchReports,
} from '../shopper/brokenRemotes';
import { addFromCard, dish, openCart, shortMenu } from '../shopper/cart';
import { fillCartByApi } from '../shopper/cartByApi';
import { chooseDelivery, panel, rememberRestaurant } from '../shopper/choosePlace';
import { logInByApi } from '../shopper/logIn';
import { placeOrder, sendCart, sendOrder } from '../shopper/placeOrder';
import { stopLongTimers } from '../shopper/stopLongTimers';
import { expect, test } from '../shopper/test';
import { visit } from '../shopper/visit';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';

// A broken remote leaves errors in the console, which each test reads itself. Only the code of a bad build may throw.
test.use({ expectedFaults: /^(?!uncaught)|no start/ });

/** How long a press waits for a script (spec §8). */
const timeLimitMs = 20_000;

type Loss = (route: Route) => Promise<void>;

const gone: Loss = (route) => route.fulfill({ status: 404 });
const refused: Loss = (route) => route.fulfill({ status: 500 });
const hangs: Loss = () => Promise.resolve();

/** The wrong answer in place of a file of the remote. */
const wrongAnswers: Record<RemoteName, Loss> = {
  catalog: refused,
  checkout: altered((body) => body.subarray(0, body.length / 2)),
  account: altered(withOneBitFlipped),
  restaurants: (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' }),
  content: refused,
};

for (const remote of remoteNames) {
  test(`scripts of ${remote} that do not arrive: its places say so, others work, and they heal in place`, async ({
    page,
  }) => {
    const { open, seen } = slots[remote];
    const files = `**/mf/${remote}/**`;
    const retryOfPage = page.getByRole('main').getByRole('button', { name: 'Повторить' });
    const reports = watchReports(page);
    await stopLongTimers(page);
    for (const [name, loss, place] of [
      ['gone', gone, 0],
      // On a page of another team.
      ['a wrong answer', wrongAnswers[remote], 4],
      ['hangs', hangs, 0],
    ] as const) {
      await test.step(name, async () => {
        const group = groupFor(remote, place);
        const isFirst = loss === gone;
        const isOwn = group.owner === remote;
        expect((await page.request.get(group.path)).status()).toBe(200);
        await page.unroute(files);
        await page.route(files, loss);
        // Playwright's clock replaces the timers of the page, also the long timers.
        if (loss === hangs) await page.clock.install();
        if (isFirst) await visit(page, group.path);
        else await followLink(page, group.path);
        // A page that arrived from the server stays readable, and pages of other teams load.
        if (isFirst || !isOwn) await expect(mainHeading(page, group)).toBeVisible();
        if (isOwn) await expectOpens(page, neighbourOf(remote));
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
    const group = groupFor(remote, 0);
    if (group.owner === remote) await retryOfPage.click();
    await expect(mainHeading(page, group)).toBeVisible();
    // It was reported once, and the server did not learn of it: the network may be the visitor's.
    expect(reports).toEqual({
      logged: [expect.stringMatching(new RegExp(`^\\S+ of ${remote}@\\w+, phase start$`))],
      sent: [],
      documents: 1,
    });
  });
}

/** Makes the next visit the visit of a new visitor. */
async function forget(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** The actions that customers must be able to do beside a broken remote, on a storefront of this origin. */
const stillWorks: Record<RemoteName, (page: Page, origin: string) => Promise<void>> = {
  async content(page, origin) {
    await logInByApi(page, origin);
    await visit(page, `${origin}/`);
    await expect(page.getByRole('link', { name: dish }).first()).toBeVisible();
    await fillCartByApi(page, 'delivery', { origin });
    await visit(page, origin + shortMenu);
    await sendCart(page);
    await expect(panel(page, /Заказ №/)).toBeVisible();
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
    await rememberRestaurant(page, origin);
    await visit(page, origin + shortMenu);
    await addFromCard(page);
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
    await expect(main.getByText('Сервер не доступен').first()).toBeVisible();
    await expect(main.getByText('Обновить').first()).toBeVisible();
    await visit(page, `${origin}/restaurants`);
    await expect(page.getByRole('heading', { level: 1, name: 'Рестораны' })).toBeVisible();
    await chooseDelivery(page);
  },
};

/**
 * Whether the server rejects the build: it then names no build of the remote to the browser, as when the remote is
 * missing.
 */
const isRefused = (name: string) => name === 'a manifest with code';

/**
 * The fault of a remote's bad build, on the server and in the browser alike. `serverFaults.test.ts` tries each fault in
 * at least two remotes, and `remoteFaults.test.tsx` tries the faults of a browser; here a real browser shows, for one
 * fault of each remote, that the rest of the page keeps working.
 */
const badBuilds: Record<RemoteName, string> = {
  catalog: 'throws while rendering',
  checkout: 'a manifest with code',
  account: 'throws at start',
  restaurants: 'a manifest with code',
  content: 'throws while rendering',
};

test.describe('bad builds', () => {
  // One worker, because every worker would start a shell.
  test.describe.configure({ mode: 'default' });

  let folder: string;
  let shell: FaultyShell;
  test.beforeAll(async () => {
    folder = makeCopiesFolder();
    shell = await FaultyShell.start('catalog', folder, `http://127.0.0.1:${stack().apiPort}`);
  });
  test.afterAll(async () => {
    await shell?.stop();
    rmSync(folder, { recursive: true });
  });

  for (const remote of remoteNames) {
    const { open, seen } = slots[remote];

    test(`a bad build of ${remote}: the rest works, one report says which build, and a rollback heals`, async ({
      context,
    }) => {
      const { url } = shell;
      const fault = faults[badBuilds[remote]];
      if (!fault) throw new Error(`there is no fault «${badBuilds[remote]}»`);
      const { phase } = fault;
      const group = groupFor(remote, 0);
      const isOwner = group.owner === remote;
      /** Opens the page once the running server has noticed the change of the registry. */
      const visitWith = async (page: Page, build: string | undefined) => {
        const named = build ? `/mf/${remote}/${build}/` : `/mf/${remote}/`;
        await expect(async () => {
          expect((await shell.text(group.path)).includes(named)).toBe(build !== undefined);
        }).toPass();
        expect(await visit(page, url + group.path)).toBe(200);
      };

      const build = await shell.break(fault, remote);
      const live = isRefused(badBuilds[remote]) ? undefined : build;
      await test.step('its places say so', async () => {
        const page = await context.newPage();
        const reports = watchReports(page);
        await visitWith(page, live);
        await expect(mainHeading(page, group)).toHaveCount(isOwner ? 0 : 1);
        await expectOpens(page, neighbourOf(remote));
        await open(page);
        await expect(failure(page)).toBeVisible();
        // A remote that does not start fails in all its places at once.
        const failed = isOwner && phase !== 'start' ? ['page', 'panel'] : [isOwner ? 'page' : 'panel'];
        await expect
          .poll(() => reports)
          .toEqual({
            logged: failed.map((kind) =>
              expect.stringMatching(
                new RegExp(`^${kind}:\\S+ of ${remote}@${live ?? 'none'}, phase ${phase}$`),
              ),
            ),
            sent: live ? [{ remote, build, phase }] : [],
            documents: 1,
          });
        await page.close();
      });
      await test.step('the rest works', async () => {
        const customer = await context.newPage();
        await stillWorks[remote](customer, url);
        await forget(customer);
        await customer.close();
      });
      await shell.repair();
      await test.step('a rollback heals', async () => {
        const page = await context.newPage();
        await visitWith(page, (await shell.registry.channels(remote)).stable);
        await expect(mainHeading(page, group)).toBeVisible();
        await open(page);
        await expect(seen(page)).toBeVisible();
      });
    });
  }
});
