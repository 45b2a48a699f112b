/** @jest-environment ./packages/e2e/src/model/browserWithNetwork.mjs */
import type { Cart } from '@storefront/api-contract';
import { createClient } from '@storefront/api-server/src/testing/client';
import { startServer, type TestServer } from '@storefront/api-server/src/testing/startServer';
import { chooseAddress, useTakeMethod } from '@storefront/contracts';
import fc from 'fast-check';
import { allCommands, type Belief, lookAround, places, type World } from './commands';
import { type Line, openTab } from './tab';

let server: TestServer;
let phone = 79_993_100_000;

beforeAll(async () => {
  server = await startServer();
  await server.query(`insert into promo_codes (code, name, kind, value, minimal_amount) values
    ('TEN', 'Десять', 'percent', 10, 0), ('FROM2000', 'От двух тысяч', 'sum', 20000, 200000)`);
}, 60_000);
afterAll(() => server.remove());

/** An empty cart and none look alike; a minute may begin between two readings. */
function seen(cart: Cart | null | undefined) {
  if (!cart?.items.length) return null;
  const { delivery_date: _, ...rest } = cart;
  return rest;
}

/** Two tabs of a guest who has chosen an address and nothing else. */
function world(): World & { close: () => void } {
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
  chooseAddress(places[0]);
  const line: Line = { token: undefined, losesNextAnswer: false };
  const tabs = [openTab(server.url, line), openTab(server.url, line)] as const;
  const client = createClient(server.url);

  async function check({ amounts }: Belief) {
    lookAround();
    for (const tab of tabs) await tab.quiet();
    const truth = await tabs[0].serverCart();
    for (const tab of tabs) expect(seen(tab.cart())).toEqual(seen(truth));
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
    line,
    logIn: (draftUuid) => client.login(String((phone += 1)), draftUuid),
    check,
    close: () => tabs.forEach((tab) => tab.close()),
  };
}

test('whatever is done in two tabs, they and the server agree once it is quiet', async () => {
  const agreed = fc.assert(
    fc.asyncProperty(fc.commands(allCommands, { maxCommands: 14 }), async (commands) => {
      const real = world();
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
}, 60_000);
