/** @jest-environment ./packages/e2e/src/model/browser.mjs */
import type { Cart } from '@storefront/api-contract';
import { createClient } from '@storefront/api-server/src/testing/client';
import { startServer, type TestServer } from '@storefront/api-server/src/testing/startServer';
import fc from 'fast-check';
import { allCommands, type Belief, places, type World } from './commands';
import type { Browser, Tab } from './tab';

declare const openTab: (browser: Browser) => Tab;

let server: TestServer;
let phone = 79_993_100_000;

beforeAll(async () => {
  server = await startServer();
  await server.query(`insert into promo_codes (code, name, kind, value, minimal_amount) values
    ('TEN', 'Десять', 'percent', 10, 0), ('FROM2000', 'От двух тысяч', 'sum', 20000, 200000)`);
}, 60_000);
afterAll(() => server.remove());

/**
 * An empty cart and none look alike; a minute may begin between two readings. What a tab holds is of its own window,
 * whose objects are no objects of this one.
 */
function seen(cart: Cart | null | undefined): unknown {
  if (!cart?.items.length) return null;
  const { delivery_date: _, ...rest } = cart;
  return JSON.parse(JSON.stringify(rest));
}

/** A browser with two tabs, in one of which a guest has chosen an address. */
async function world(): Promise<World & { close: () => void }> {
  localStorage.clear();
  const browser: Browser = { baseUrl: server.url, token: undefined, losesNextAnswer: false };
  const tabs = [openTab(browser), openTab(browser)] as const;
  await tabs[0].quiet();
  tabs[0].choose(places[0]);
  await tabs[1].quiet();
  const client = createClient(server.url);

  /** What the server says past everything that the tabs remember. */
  async function serverCart(): Promise<Cart | null> {
    const draft_uuid = tabs[0].draftUuid();
    if (!browser.token && !draft_uuid) return null;
    const options = { ...(draft_uuid ? { query: { draft_uuid } } : {}), token: browser.token };
    return (await client.cart('get', options)).body.order;
  }

  async function check({ amounts }: Belief, acting: Tab) {
    const truth = await serverCart();
    // Nobody has to look away and back to see what was done here.
    expect(seen(acting.cart())).toEqual(seen(truth));
    for (const tab of tabs) {
      tab.look();
      await tab.quiet();
      expect(seen(tab.cart())).toEqual(seen(truth));
    }
    expect([tabs[1].draftUuid(), tabs[1].address()]).toEqual([tabs[0].draftUuid(), tabs[0].address()]);
    const lines = truth?.items ?? [];
    expect(Object.fromEntries(lines.map(({ product_id, amount }) => [product_id, amount]))).toEqual(
      Object.fromEntries(amounts),
    );
    expect(new Set(lines.map(({ product_id }) => product_id)).size).toBe(lines.length);
    if (!truth) return;
    expect(truth.full_sum).toBe(lines.reduce((sum, { amount, price }) => sum + amount * price, 0));
    expect(truth.discount_sum).toBeLessThanOrEqual(truth.full_sum);
    expect(truth.promocode === null || truth.discount_sum < truth.full_sum).toBe(true);
  }

  return {
    tabs,
    browser,
    logIn: (draftUuid) => client.login(String((phone += 1)), draftUuid),
    check,
    close: () => tabs.forEach((tab) => tab.close()),
  };
}

test('whatever is done in two tabs, they and the server agree once they are looked at', async () => {
  const agreed = fc.assert(
    fc.asyncProperty(fc.commands(allCommands, { maxCommands: 14 }), async (commands) => {
      const real = await world();
      const model: Belief = { amounts: new Map(), isLoggedIn: false };
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
      } finally {
        real.close();
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
  await expect(agreed).resolves.toBeUndefined();
}, 120_000);
