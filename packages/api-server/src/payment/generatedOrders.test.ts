import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { ApiError } from '../apiError';
import { addProduct } from '../cart/changeLines';
import { withCart } from '../cart/withCart';
import { readPictures } from '../catalogue/pictures';
import type { Context } from '../context';
import type { Database } from '../database/connect';
import { carts } from '../database/schema/carts';
import { orders, payments } from '../database/schema/orders';
import { promoCodes } from '../database/schema/promoCodes';
import { addresses, users } from '../database/schema/users';
import { files } from '../files';
import { advanceOrders } from '../kitchen/advanceOrders';
import { cancelOrder } from '../orders/cancelOrder';
import { payAgain } from '../orders/payAgain';
import { payOnReceipt } from '../orders/payOnReceipt';
import { placeOrder } from '../orders/placeOrder';
import { paymentRoutes } from '../routes/payment/paymentRoutes';
import { startBank } from '../testing/bankStandIn';
import { openData } from '../testing/openData';
import { kopecksOf, startYookassa, yookassaWebhook } from '../testing/yookassaStandIn';
import { signedHeaders } from '../webhooks/signature';
import { acquiringProvider } from './acquiringProvider';
import { followPayments } from './followPayments';
import { paymentsOf } from './paymentRows';
import type { PaymentProvider } from './provider';
import { serialiseWebhook } from './readWebhook';
import { yookassaProvider } from './yookassaProvider';

const ordersOfEach = 250;
const publicUrl = 'http://shop.test';
const secret = 'a secret of both sides';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const closer of closers.splice(0)) await closer();
});

interface Webhook {
  payload: string;
  headers: Record<string, string>;
}

/** A webhook as the acquirer sends it now, also again. */
type Sender = () => Webhook;

interface Acquirer {
  provider: PaymentProvider;
  /** Does something with a payment at the acquirer; undefined when it cannot be done any more. */
  settle: (externalId: string, outcome: 'paid' | 'declined' | 'canceled') => Sender | undefined;
  setBehaviour: (behaviour: 'works' | 'fails' | 'losesAnswers') => void;
  /** How the next refunds go, where they do not go at once. */
  setRefunds: (status: 'pending' | 'canceled' | 'succeeded') => void;
  /** Decides the refunds that are pending. */
  finishRefunds: () => Sender[];
  wasPaid: (externalId: string) => boolean;
  /** The sums paid back for a payment, kopecks. */
  refundsOf: (externalId: string) => number[];
  close: () => void;
}

async function startGeneric(): Promise<Acquirer> {
  const bank = await startBank({ secret });
  const { settled, opened, refunded } = bank.state;
  let events = 0;
  return {
    provider: acquiringProvider({ url: bank.url, secret, publicUrl }),
    settle: (externalId, status) => {
      const before = settled.get(externalId);
      const known = [...opened.values()].find(({ id }) => id === externalId);
      if (!known || before === 'paid' || before === 'canceled') return undefined;
      settled.set(externalId, status);
      const event = { id: `event-${(events += 1)}`, externalId, amount: known.amount };
      // Only the sandbox writes its own events, which a type says.
      const payload = serialiseWebhook({ ...event, status: 'paid' }).replace('"paid"', `"${status}"`);
      return () => ({ payload, headers: signedHeaders('payment', secret, payload, new Date()) });
    },
    setBehaviour: (behaviour) => {
      bank.state.behaviour = behaviour;
    },
    setRefunds: () => {},
    finishRefunds: () => [],
    wasPaid: (externalId) => settled.get(externalId) === 'paid',
    refundsOf: (externalId) =>
      [...refunded.values()]
        .filter(({ payment_id }) => payment_id === externalId)
        .map(({ amount }) => amount),
    close: bank.close,
  };
}

async function startShop(): Promise<Acquirer> {
  const shop = { shopId: '100500', secret };
  const yookassa = await startYookassa(shop);
  const { state } = yookassa;
  const sender =
    (event: string, object: Parameters<typeof yookassaWebhook>[1]): Sender =>
    () => ({ payload: JSON.stringify(yookassaWebhook(event, object)), headers: {} });
  return {
    provider: yookassaProvider({
      url: yookassa.url,
      ...shop,
      publicUrl,
      method: undefined,
      taxSystem: undefined,
      vatCode: 1,
    }),
    settle: (externalId, outcome) => {
      const payment = state.payments.get(externalId);
      if (payment?.status !== 'pending') return undefined;
      payment.status = outcome === 'paid' ? 'succeeded' : 'canceled';
      return sender(`payment.${payment.status}`, payment);
    },
    setBehaviour: (behaviour) => {
      state.behaviour = behaviour;
    },
    setRefunds: (status) => {
      state.nextRefund = status;
    },
    finishRefunds: () =>
      [...state.refunds.values()]
        .filter(({ status }) => status === 'pending')
        .map((refund) => {
          refund.status = 'succeeded';
          return sender('refund.succeeded', refund);
        }),
    wasPaid: (externalId) => state.payments.get(externalId)?.status === 'succeeded',
    refundsOf: (externalId) =>
      [...state.refunds.values()]
        .filter(({ payment_id, status }) => payment_id === externalId && status === 'succeeded')
        .map(({ amount }) => kopecksOf(amount)),
    close: yookassa.close,
  };
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const givenPoints = 5000;
const usesOfCode = 100;
let phones = 79_992_490_000;

async function createCustomer() {
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
  await db.execute(sql`update users set bonus_balance = ${givenPoints} where id = ${user.id}`);
  await db.execute(
    sql`insert into bonus_lots (user_id, kind, remaining) values (${user.id}, 'present', ${givenPoints})`,
  );
  await db.execute(sql`insert into bonus_transactions (user_id, key, reason, present)
    values (${user.id}, ${`test:${user.id}`}, 'given', ${givenPoints})`);
  return { user, addressId: address?.id };
}

test.each([
  ['an acquirer with our API', 1, startGeneric, 0],
  ['YooKassa', 2, startShop, 1],
] as const)(
  'with %s money, bonuses, codes and statuses agree after orders whose events are lost, late and repeated',
  async (name, seed, start, leastAgain) => {
    const random = randomFrom(seed);
    const chance = (share: number) => random() < share;
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const acquirer = await start();
    closers.push(acquirer.close);
    const context = {
      db,
      payment: acquirer.provider,
      config: {
        kitchen: { kind: 'simulated', pace: 1, failurePercent: 0 },
        unpaidOrdersPerCustomer: 1000,
        paymentCheckSeconds: 60,
        publicUrl,
      },
      pictures: readPictures(join(files.demoChain, 'pictures')),
    } as unknown as Context;
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    paymentRoutes(app, context);
    closers.push(() => app.close());
    // Too old for a question: another acquirer opened them.
    await db.execute(sql`update payments set created_at = now() - interval '30 days'`);
    const customers = await Promise.all(Array.from({ length: 9 }, createCustomer));
    const [code] = await db
      .insert(promoCodes)
      .values({
        code: `SEED${seed}`,
        name,
        kind: 'percent',
        value: 7,
        usesLeft: usesOfCode,
        isOncePerUser: false,
      })
      .returning();

    const placed: { id: number; userId: number }[] = [];
    const waiting: Sender[] = [];
    const answers = new Map<number, number>();
    const failures: unknown[] = [];
    const onProviderError = (error: unknown) => void failures.push(error);
    /** A refusal is one of the ways that a call may go. */
    const orRefused = (call: Promise<unknown>) =>
      call.catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });

    async function place({ user, addressId }: (typeof customers)[number]) {
      await withCart(context, { user, fields: { address_id: addressId }, kind: 'add' }, (cart) =>
        addProduct(cart, { productId: 1, amount: 2, modifiers: [] }),
      );
      const promoCodeId = chance(0.5) ? (code?.id ?? null) : null;
      await db.update(carts).set({ promoCodeId }).where(eq(carts.userId, user.id));
      const orderRequest = { bonus_amount: pick([0, 0, 50, 133]) };
      const call = { user, orderRequest, key: undefined, onProviderError };
      const press = () => placeOrder(context, call).then(({ result }) => result.order?.id);
      // The button is pressed again when the first press fails.
      const id = await press().catch((error: unknown) => {
        if (error instanceof ApiError) return undefined;
        throw error;
      });
      if (id !== undefined) placed.push({ id, userId: user.id });
    }

    async function send(sender: Sender) {
      const { payload, headers } = sender();
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/payment/webhook/',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
      // The acquirer sends a webhook again that was not taken.
      if (statusCode !== 200) waiting.push(sender);
    }

    async function settle(outcome: 'paid' | 'declined' | 'canceled', orderId: number) {
      const known = await paymentsOf(db, orderId);
      // Mostly the newest payment: an earlier page may still be open in another tab.
      const payment = chance(0.8) ? known[0] : pick(known);
      const sender = acquirer.settle(payment?.externalId ?? '', outcome);
      // A webhook is lost, is sent at once, or comes late and up to three times.
      if (!sender || chance(0.15)) return;
      if (chance(0.4)) await send(sender);
      if (chance(0.7)) waiting.push(...Array.from({ length: 1 + Math.floor(random() * 3) }, () => sender));
    }

    /** The questions and refunds of orders are due. */
    const makeDue = (those: readonly { id: number }[]) =>
      db.execute(sql`update payments set next_check_at = now() - interval '1 second'
        where order_id >= ${Math.min(...those.map(({ id }) => id))}`);
    const follow = async (log: (problem: unknown) => void) => {
      for (const task of ['ask', 'refund'] as const) {
        const { signal } = new AbortController();
        await followPayments(task, { context, provider: acquirer.provider, log: { error: log }, signal });
      }
    };
    const expire = async (id: number) => {
      await db.execute(
        sql`update orders set next_at = now() where id = ${id} and status_slug = 'wait_confirm'`,
      );
      const log = { error: (problem: unknown) => void failures.push(problem) };
      await advanceOrders(db, { kitchen: context.config.kitchen, log });
    };

    const take = () => waiting.splice(Math.floor(random() * waiting.length), 1)[0];
    const byOrder = {
      pay: (id: number) => settle('paid', id),
      decline: (id: number) => settle('declined', id),
      refuse: (id: number) => settle('canceled', id),
      cancel: (id: number, userId: number) => orRefused(cancelOrder(context, { userId, id: String(id) })),
      onReceipt: (id: number, userId: number) =>
        orRefused(payOnReceipt(context, { userId, id: String(id), paymentTypeId: 2 })),
      again: async (id: number, userId: number) => {
        await orRefused(payAgain(context, { userId, id: String(id), onProviderError }));
        if (chance(0.5)) await settle('paid', id);
      },
      expire: (id: number) => expire(id),
    };
    const often = ['pay', 'decline', 'decline', 'again', 'again', 'cancel'] as const;
    const seldom = ['refuse', 'onReceipt', 'expire'] as const;

    /** Something that happens; undefined when there is nothing that it could happen to. */
    function nextEvent(): (() => Promise<unknown>) | undefined {
      if (waiting.length > 0 && chance(0.3)) {
        const sender = take();
        return sender && (() => send(sender));
      }
      if (placed.length > 0 && chance(0.01)) {
        return () => makeDue(placed.slice(-10)).then(() => follow((problem) => void failures.push(problem)));
      }
      // Mostly an order of these minutes; late events are those of any.
      const order = pick(chance(0.9) ? placed.slice(-20) : placed);
      const action = chance(0.9) ? pick(often) : pick(seldom);
      return order && action && (() => byOrder[action](order.id, order.userId));
    }

    for (let turn = 0; placed.length < ordersOfEach && turn < 100 * ordersOfEach; turn += 1) {
      acquirer.setBehaviour(chance(0.9) ? 'works' : chance(0.5) ? 'fails' : 'losesAnswers');
      acquirer.setRefunds(chance(0.6) ? 'succeeded' : chance(0.5) ? 'pending' : 'canceled');
      if (chance(0.1)) waiting.push(...acquirer.finishRefunds());
      // What happens at the same time; a cart is filled once.
      const first = Math.floor(random() * customers.length);
      const ordering = customers.filter(
        (_, index) => (index - first + customers.length) % customers.length < 3,
      );
      const events = [
        ...Array.from({ length: 12 }, nextEvent),
        ...ordering.map((customer) => () => place(customer)),
      ];
      await Promise.all(events.flatMap((event) => (event ? [event()] : [])));
    }

    // Every acquirer works again, each webhook arrives, and each order gets its time to be paid.
    acquirer.setBehaviour('works');
    acquirer.setRefunds('succeeded');
    for (const { id, userId } of placed.slice(-40)) await byOrder.again(id, userId);
    answers.clear();
    while (waiting.length > 0) {
      const sender = take();
      if (sender) await send(sender);
    }
    expect([...answers.keys()]).toEqual([200]);
    await db.execute(sql`update orders set next_at = now() where status_slug = 'wait_confirm'`);
    await advanceOrders(db, { kitchen: context.config.kitchen, log: { error: refuseErrors } });
    for (const sender of acquirer.finishRefunds()) await send(sender);
    await makeDue(placed);
    // Each round follows a hundred payments.
    for (let round = 0; round < 6; round += 1) await follow(refuseErrors);

    const rows = await db
      .select()
      .from(orders)
      .where(
        sql`${orders.id} in (select id from orders where user_id in ${customers.map(({ user }) => user.id)})`,
      );
    const attempts = await db.select().from(payments);
    const counts = { paid: 0, refunded: 0, canceled: 0, again: 0 };
    let kept = 0;
    const faults: string[] = [];
    for (const order of rows) {
      const own = attempts.filter(({ orderId }) => orderId === order.id);
      const isAlive = order.statusSlug !== 'canceled';
      const isPaid = isAlive && order.paymentTypeId === 1;
      const expected = isPaid ? 1 : 0;
      let stays = 0;
      for (const { externalId, status, amount } of own) {
        const id = externalId ?? '';
        const refunds = acquirer.refundsOf(id);
        const wasPaid = acquirer.wasPaid(id);
        const here = `order ${order.id}, ${order.statusSlug}, payment ${id}, ${status}`;
        if (wasPaid && status !== 'paid' && status !== 'refunded') faults.push(`${here}: money is not known`);
        if (!wasPaid && (status === 'paid' || status === 'refunded')) faults.push(`${here}: no money`);
        if (refunds.join() !== (status === 'refunded' ? String(amount) : ''))
          faults.push(`${here}: ${refunds.join()}`);
        if (amount !== order.discountSum) faults.push(`${here}: another sum`);
        if (status === 'pending' || status === 'declined' || status === 'refund_due') faults.push(here);
        stays += status === 'paid' ? 1 : 0;
        kept += wasPaid ? amount - refunds.reduce((sum, refund) => sum + refund, 0) : 0;
        counts.refunded += refunds.length;
      }
      if (order.statusSlug === 'wait_confirm') faults.push(`order ${order.id} waits`);
      if (stays !== expected) faults.push(`order ${order.id}, ${order.statusSlug}: paid ${stays} times`);
      counts.paid += expected;
      counts.canceled += isAlive ? 0 : 1;
      counts.again += isPaid && own.length > 1 ? 1 : 0;
    }
    expect(faults).toEqual([]);
    const alive = rows.filter(({ statusSlug }) => statusSlug !== 'canceled');
    const due = alive.filter(({ paymentTypeId }) => paymentTypeId === 1);
    expect(kept).toBe(due.reduce((sum, { discountSum }) => sum + discountSum, 0));

    for (const { user } of customers) {
      const spent = alive
        .filter(({ userId }) => userId === user.id)
        .reduce((sum, { writeOff }) => sum + writeOff, 0);
      const { rows: balances } = await db.execute(sql`select bonus_balance::int as stored,
          (select sum(accumulated + action + present)::int from bonus_transactions where user_id = users.id) as ledger,
          (select sum(remaining)::int from bonus_lots where user_id = users.id) as lots
        from users where id = ${user.id}`);
      const left = givenPoints - spent;
      expect(balances).toEqual([{ stored: left, ledger: left, lots: left }]);
    }
    const withCode = alive.filter(({ promocode }) => promocode === code?.code);
    const { rows: uses } = await db.execute(sql`select uses_left,
        (select count(*)::int from promo_uses where promo_code_id = promo_codes.id) as uses
      from promo_codes where id = ${code?.id ?? 0}`);
    expect(uses).toEqual([{ uses_left: usesOfCode - withCode.length, uses: withCode.length }]);

    // The events were of every kind.
    expect(rows.length).toBeGreaterThanOrEqual(ordersOfEach);
    expect(Math.min(counts.paid, counts.refunded, counts.canceled, withCode.length)).toBeGreaterThan(15);
    expect(counts.again).toBeGreaterThanOrEqual(leastAgain);
    // How many of them there are depends on what meets.
    expect(failures.length).toBeGreaterThan(0);
  },
  300_000,
);

function refuseErrors(problem: unknown): never {
  throw new Error('a call to the acquirer failed', { cause: problem });
}
