import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context';
import { orders, payments } from '../database/schema/orders';
import { announceStatus } from '../orders/setStatus';
import type { KnownPayment, PaymentProvider } from './provider';
import { settlePayment } from './settlePayment';

/** Payments per round and task: each is a call of up to five seconds. */
const maxPerRound = 100;

/** A task for a payment: its money is paid back, or the provider is asked for its state. */
type FollowTask = 'refund' | 'ask';

interface Following {
  context: Context;
  provider: PaymentProvider;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Ends the round after the current payment, and its call at once. */
  signal: AbortSignal;
}

interface Claimed extends KnownPayment {
  id: number;
}

/**
 * `refund` pays the money of canceled orders back. `ask` asks the provider about payments whose webhook may be lost:
 * also about payments that were closed unpaid, since the money may have arrived too late for the order. The two tasks
 * do not wait for each other. A payment is claimed just before its call: other processes leave it alone until its
 * `next_check_at`, so any number of processes may run this. A call that fails, or that the end of the process cuts off,
 * is repeated at that time.
 */
export async function followPayments(task: FollowTask, following: Following): Promise<void> {
  const { context, log, signal } = following;
  for (let count = 0; count < maxPerRound && !signal.aborted; count += 1) {
    const payment = await claimNext(context, task);
    if (!payment) return;
    try {
      await works[task](following, payment);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, paymentId: payment.id }, failures[task]);
    }
  }
}

const failures = { refund: 'could not refund', ask: 'could not ask about a payment' } as const;

const works: Record<FollowTask, (following: Following, payment: Claimed) => Promise<void>> = {
  refund: async ({ context: { db }, provider, signal }, payment) => {
    if ((await provider.refund(payment, signal)) === 'pending') return;
    await db.transaction(async (tx) => {
      const [refunded] = await tx
        .update(payments)
        .set({ status: 'refunded' })
        .where(and(eq(payments.id, payment.id), eq(payments.status, 'refund_due')))
        .returning({ orderId: payments.orderId });
      if (!refunded) return;
      const [order] = await tx.select().from(orders).where(eq(orders.id, refunded.orderId));
      if (order) await announceStatus(tx, order);
    });
  },
  ask: async ({ context, provider, signal }, payment) => {
    const event = await provider.askPayment(payment, signal);
    if (event) await settlePayment(context, event);
    await endQuestions(context, payment);
  },
};

/** Ends the questions about a payment that is still not settled when the provider answers after its first two hours. */
async function endQuestions({ db }: Context, { id }: Claimed): Promise<void> {
  await db.execute(sql`
    update payments set next_check_at = created_at + interval '7 days'
    where id = ${id} and status in ('pending', 'declined', 'closed') and created_at <= now() - interval '2 hours'`);
}

/**
 * The next due payment, pending ones first: their orders still wait for it. The longer a payment is not settled, the
 * less often it is due.
 */
async function claimNext({ db, config }: Context, task: FollowTask): Promise<Claimed | undefined> {
  const pause = sql`make_interval(secs => ${config.paymentCheckSeconds})`;
  const isDue = {
    refund: sql`status = 'refund_due' and (next_check_at is null or next_check_at <= now())`,
    // A week suits the index, and is longer than any outage.
    ask: sql`status in ('pending', 'declined', 'closed') and created_at > now() - interval '7 days' and
      coalesce(next_check_at, created_at + ${pause}) <= now()`,
  }[task];
  const { rows } = await db.execute<{ id: number; token: string; external_id: string; amount: number }>(sql`
    update payments
    set next_check_at = now() + greatest(${pause}, least((now() - created_at) / 4, interval '1 hour'))
    where id = (select id from payments where external_id is not null and ${isDue}
      order by status = 'closed', next_check_at nulls first, id limit 1 for update skip locked)
    returning id, token, external_id, amount`);
  return rows.map(({ id, token, external_id: externalId, amount }) => ({ id, token, externalId, amount }))[0];
}
