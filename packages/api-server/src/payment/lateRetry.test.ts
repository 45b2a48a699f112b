import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { addProduct } from '../cart/changeLines';
import { withCart } from '../cart/withCart';
import { readPictures } from '../catalogue/pictures';
import type { Database } from '../database/connect';
import { carts } from '../database/schema/carts';
import { orders } from '../database/schema/orders';
import { addresses, users } from '../database/schema/users';
import { files } from '../files';
import { placeOrder } from '../orders/placeOrder';
import { openData } from '../testing/openData';
import { PaymentNotOpened } from './openPayment';
import type { PaymentProvider } from './provider';

const second = 1000;
const minute = 60 * second;

let db: Database;
let close: () => Promise<void>;

/** The payments that the acquirer has opened, by idempotency key; a payment expires after 15 minutes. */
const opened = new Map<string, { url: string; expiresAt: number }>();
/** Runs between the opening of a payment and the acquirer's answer. */
let beforeAnswer: () => Promise<void> = async () => {};

const payment: PaymentProvider = {
  kind: 'acquiring',
  secret: 'a secret of both sides',
  openPayment: async ({ token }) => {
    const url = `https://bank.test/${token}`;
    const one = opened.get(token) ?? { url, expiresAt: Date.now() + 15 * minute };
    opened.set(token, one);
    await beforeAnswer();
    return { externalId: token, url: one.url };
  },
  askPayment: async () => undefined,
  refund: async () => 'refunded',
  readWebhook: async () => undefined,
};

const callbacks = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] as const;
const cancels = ['clearImmediate', 'clearInterval', 'clearTimeout'] as const;

beforeAll(async () => {
  ({ db, close } = await openData());
  jest.useFakeTimers({ doNotFake: [...callbacks, ...cancels, 'hrtime', 'performance'] });
}, 300_000);
afterAll(() => close());
beforeEach(() => {
  opened.clear();
  beforeAnswer = async () => {};
});

let phones = 79_992_450_000;

/** A customer with a full cart. `at` sets the clock to a time after the creation of the cart. */
async function customer() {
  const [user] = await db
    .insert(users)
    .values({ phone: String((phones += 1)) })
    .returning();
  if (!user) throw new Error('the customer was not written');
  const place = { street: 'Огородный проезд', home: '16', latitude: 55.8196, longitude: 37.6035 };
  const [address] = await db
    .insert(addresses)
    .values({ userId: user.id, ...place })
    .returning();
  const context = { db, pictures: readPictures(join(files.demoChain, 'pictures')) };
  await withCart(context, { user, fields: { address_id: address?.id }, kind: 'add' }, (cart) =>
    addProduct(cart, { productId: 1, amount: 2, modifiers: [] }),
  );
  const [cart] = await db.select().from(carts).where(eq(carts.userId, user.id));
  if (!cart) throw new Error('the cart was not written');
  const at = (age: number) => jest.setSystemTime(cart.createdAt.getTime() + age);
  const press = async () => {
    const call = { user, orderRequest: {}, key: undefined, onProviderError: () => {} };
    const { result } = await placeOrder(
      {
        db,
        payment,
        config: { kitchen: { kind: 'simulated', pace: 1, failurePercent: 0 }, unpaidOrdersPerCustomer: 3 },
      },
      call,
    );
    return { id: result.order?.id, url: result.payment_url };
  };
  const placed = () => db.select({ id: orders.id }).from(orders).where(eq(orders.userId, user.id));
  return { at, press, placed };
}

test.each([
  ['at once', 0, 1],
  ['after a minute', minute, 1],
  ['after 14 minutes', 14 * minute, 2],
  ['after 16 minutes', 16 * minute, 2],
  ['after a day', 24 * 60 * minute, 2],
])('a retry %s leaves at least ten minutes to pay', async (_name, delay, payments) => {
  const { at, press } = await customer();
  at(second);
  beforeAnswer = () => Promise.reject(new Error('the answer was lost'));
  await expect(press()).rejects.toThrow(PaymentNotOpened);
  beforeAnswer = async () => {};
  at(second + delay);
  const { url } = await press();
  const shown = [...opened.values()].find((one) => one.url === url);
  expect(shown?.expiresAt).toBeGreaterThanOrEqual(Date.now() + 10 * minute);
  expect(opened.size).toBe(payments);
});

test('a payment that was opened just before its key changes is used', async () => {
  const { at, press } = await customer();
  at(5 * minute - second);
  beforeAnswer = async () => at(5 * minute + second);
  const { url } = await press();
  expect([...opened.values()].map((one) => one.url)).toEqual([url]);
});

test('two presses with two keys place one order, with the payment that was opened for it', async () => {
  const { at, press, placed } = await customer();
  at(5 * minute - second);
  let other: Awaited<ReturnType<typeof press>> | undefined;
  beforeAnswer = async () => {
    beforeAnswer = async () => {};
    at(5 * minute + second);
    other = await press();
  };
  const own = await press();
  expect(other).toEqual(own);
  expect(opened.size).toBe(2);
  expect(await placed()).toEqual([{ id: own.id }]);
});
