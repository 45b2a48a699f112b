import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/connect';
import { orders, payments } from '../database/schema/orders';
import { users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { followPayments } from './followPayments';
import type { KnownPayment, PaymentEvent, PaymentProvider } from './provider';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

const asked: string[] = [];
let answer: (payment: KnownPayment) => PaymentEvent | undefined;
beforeEach(() => {
  asked.length = 0;
  answer = () => undefined;
});

const provider: PaymentProvider = {
  kind: 'acquiring',
  secret: '',
  openPayment: () => Promise.reject(new Error('nothing is opened here')),
  askPayment: async (payment) => {
    asked.push(payment.externalId);
    return answer(payment);
  },
  refund: async () => 'refunded',
  readWebhook: async () => undefined,
};

function refuseErrors(problem: unknown): never {
  throw new Error(`logged: ${JSON.stringify(problem)}`);
}

const ask = (log: (problem: unknown) => void = refuseErrors) =>
  followPayments('ask', {
    context: {
      db,
      config: { kitchen: { kind: 'simulated', pace: 1, failurePercent: 0 }, paymentCheckSeconds: 15 },
    } as unknown as Context,
    provider,
    log: { error: log },
    signal: new AbortController().signal,
  });

let numbers = 0;

/** The unpaid payment of a canceled order. The times are minutes: since it was opened, and from then to its next question. */
async function closedPayment({ age, next }: { age: number; next: number | null }): Promise<string> {
  const name = `closed-${(numbers += 1)}`;
  const [user] = await db
    .insert(users)
    .values({ phone: String(79_992_470_000 + numbers) })
    .returning();
  const [order] = await db
    .insert(orders)
    .values({
      userId: user?.id ?? 0,
      statusSlug: 'canceled',
      takeMethod: 'pickup',
      organizationId: 5,
      paymentTypeId: 1,
      fullSum: 59_000,
      discountSum: 59_000,
      personsCount: 1,
      deliveryDate: new Date(),
    })
    .returning();
  const openedAt = sql`now() - make_interval(mins => ${age})`;
  await db.insert(payments).values({
    orderId: order?.id ?? 0,
    token: name,
    url: 'https://bank.test/',
    amount: 59_000,
    externalId: name,
    status: 'declined',
    createdAt: openedAt,
    nextCheckAt: next === null ? null : sql`${openedAt} + make_interval(mins => ${next})`,
  });
  return name;
}

test.each([
  ['is due', { age: 30, next: 20 }, 1],
  ['is not due yet', { age: 30, next: 40 }, 0],
  ['was due while no process ran for hours', { age: 300, next: 1 }, 1],
  ['was never asked, as no process ran for hours', { age: 300, next: null }, 1],
  ['is the first after its two hours', { age: 300, next: 130 }, 1],
  ['was due a week ago', { age: 8 * 1440, next: 1 }, 0],
])('of a payment whose question %s', async (_name, times, questions) => {
  const name = await closedPayment(times);
  await ask();
  await ask();
  expect(asked).toEqual(Array.from({ length: questions }, () => name));
});

test('a late question that fails is repeated, and not after an answer', async () => {
  const name = await closedPayment({ age: 300, next: 1 });
  const pass = () =>
    db
      .update(payments)
      .set({ nextCheckAt: sql`next_check_at - interval '2 hours'` })
      .where(eq(payments.externalId, name));
  answer = () => {
    throw new Error('the acquirer is away too');
  };
  const logged = jest.fn();
  await ask(logged);
  expect(logged).toHaveBeenCalledTimes(1);
  await pass();
  answer = () => undefined;
  await ask();
  expect(asked).toEqual([name, name]);
  await pass();
  await ask();
  expect(asked).toHaveLength(2);
});

test('money that came before an outage of hours is to be paid back for a canceled order', async () => {
  const name = await closedPayment({ age: 300, next: 1 });
  answer = ({ externalId, amount }) => ({ id: 'asked:paid', externalId, amount, status: 'paid' });
  await ask();
  const [payment] = await db.select().from(payments).where(eq(payments.externalId, name));
  expect(payment?.status).toBe('refund_due');
});
