import { rmSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { type RemoteName, remoteNames } from '@storefront/contracts';
import { throwsWhileRendering } from '../faulty-shell/faults';
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
import { dish, shortMenu } from '../shopper/cart';
import { fillCartByApi } from '../shopper/cartByApi';
import { panel } from '../shopper/choosePlace';
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

test.describe('a bad build of content', () => {
  let folder: string;
  let shell: FaultyShell;
  test.beforeAll(async () => {
    folder = makeCopiesFolder();
    shell = await FaultyShell.start('content', folder, `http://127.0.0.1:${stack().apiPort}`);
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
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Акции' });
    const build = await shell.break(throwsWhileRendering);
    const reports = watchReports(page);
    await visitWith(page, build);
    await expect(heading).toHaveCount(0);
    await expectOpens(page, neighbourOf('content'));
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
