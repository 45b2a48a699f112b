/** @jest-environment ./packages/e2e/src/model/browser.mjs */
import type { Cart } from '@storefront/api-contract';
import { createClient } from '@storefront/api-server/src/testing/client';
import { startServer, type TestServer } from '@storefront/api-server/src/testing/startServer';
import fc from 'fast-check';
import { allCommands, type Model, places, type Real } from './commands';
import type { Browser, Tab } from './tab';

declare const openTab: (browser: Browser) => Tab;

let server: TestServer;
let phone = 79_993_100_000;

beforeAll(async () => {
  server = await startServer();
  await server.query(`insert into promo_codes (code, name, kind, value, minimal_amount) values
    ('TEN', 'Десять', 'percent', 10, 0), ('FROM2000', 'От двух тысяч', 'sum', 20000, 200000)`);
});
afterAll(() => server.remove());

/**
 * Makes carts comparable: an empty cart equals no cart, the delivery time may change between two readings, and the
 * objects of a tab belong to another window.
 */
function comparable(cart: Cart | null | undefined): unknown {
  if (!cart?.items.length) return null;
  const { delivery_date: _, ...rest } = cart;
  return JSON.parse(JSON.stringify(rest));
}

/** A browser with two tabs and a guest who has chosen an address. */
async function startReal(): Promise<Real & { close: () => void }> {
  localStorage.clear();
  const browser: Browser = { baseUrl: server.url, token: undefined, losesNextAnswer: false };
  const tabs = [openTab(browser), openTab(browser)] as const;
  await tabs[0].waitUntilIdle();
  tabs[0].choose(places[0]);
  await tabs[1].waitUntilIdle();
  const client = createClient(server.url);

  /** The cart of the server, read without the caches of the tabs. */
  async function serverCart(): Promise<Cart | null> {
    const draft_uuid = tabs[0].draftUuid();
    if (!browser.token && !draft_uuid) return null;
    const options = { ...(draft_uuid ? { query: { draft_uuid } } : {}), token: browser.token };
    return (await client.cart('get', options)).body.order;
  }

  async function check({ amounts }: Model, acting: Tab) {
    const expected = await serverCart();
    // The acting tab shows the change without being hidden and shown again.
    expect(comparable(acting.cart())).toEqual(comparable(expected));
    for (const tab of tabs) {
      tab.becomeVisible();
      await tab.waitUntilIdle();
      expect(comparable(tab.cart())).toEqual(comparable(expected));
    }
    expect([tabs[1].draftUuid(), tabs[1].address()]).toEqual([tabs[0].draftUuid(), tabs[0].address()]);
    const lines = expected?.items ?? [];
    expect(Object.fromEntries(lines.map(({ product_id, amount }) => [product_id, amount]))).toEqual(
      Object.fromEntries(amounts),
    );
    expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length);
    if (!expected) return;
    expect(expected.full_sum).toBe(lines.reduce((sum, { amount, price }) => sum + amount * price, 0));
    expect(expected.discount_sum).toBeLessThanOrEqual(expected.full_sum);
    expect(expected.promocode === null || expected.discount_sum < expected.full_sum).toBe(true);
  }

  return {
    tabs,
    browser,
    logIn: (draftUuid) => client.login(String((phone += 1)), draftUuid),
    check,
    close: () => tabs.forEach((tab) => tab.close()),
  };
}

test('after any commands, two tabs show the cart of the server once they become visible', async () => {
  const agreed = fc.assert(
    fc.asyncProperty(fc.commands(allCommands, { maxCommands: 14 }), async (commands) => {
      const real = await startReal();
      const model: Model = { amounts: new Map(), isLoggedIn: false };
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
      } finally {
        real.close();
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
  await expect(agreed).resolves.toBeUndefined();
});
