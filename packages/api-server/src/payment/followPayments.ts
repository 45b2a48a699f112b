import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { payments } from '../database/schema/orders';
import { type KnownPayment, type PaymentProvider } from './provider';
import { settlePayment } from './settlePayment';

/** Payments per round: each is a call of up to five seconds. */
const batch = 10;

interface Following {
  context: Context;
  provider: PaymentProvider;
  onError: (error: unknown) => void;
}

interface Claimed extends KnownPayment {
  id: number;
}

/**
 * Pays the money of canceled orders back, and asks the provider about payments whose webhook may be lost: also about
 * those that were closed unpaid, since the money may have arrived too late for the order. A claimed payment is left alone
 * by other processes until its next time, so any number of them may run this. A payment that fails does not keep the
 * others waiting.
 */
export async function followPayments({ context, provider, onError }: Following): Promise<void> {
  const { db, config } = context;
  const isRefundDue = sql`status = 'refund_due' and (next_check_at is null or next_check_at <= now())`;
  for (const payment of await claim(context, isRefundDue)) {
    await attempt(payment, async () => {
      await provider.refund(payment);
      await db
        .update(payments)
        .set({ status: 'refunded' })
        .where(and(eq(payments.id, payment.id), eq(payments.status, 'refund_due')));
    });
  }
  const isUnsettled = sql`status in ('pending', 'declined') and created_at > now() - interval '2 hours' and
    coalesce(next_check_at, created_at + make_interval(secs => ${config.paymentCheckSeconds})) <= now()`;
  for (const payment of await claim(context, isUnsettled)) {
    await attempt(payment, async () => {
      const event = await provider.askPayment(payment);
      if (event) await settlePayment(context, event);
    });
  }

  async function attempt({ id }: Claimed, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      onError(new Error(`the acquirer was asked about payment ${id} in vain`, { cause }));
    }
  }
}

/** Due payments. The longer one is not settled, the more seldom it is due. */
async function claim({ db, config }: Context, isDue: SQL): Promise<Claimed[]> {
  const { rows } = await db.execute<{ id: number; token: string; external_id: string; amount: number }>(sql`
    update payments set next_check_at = now()
      + greatest(make_interval(secs => ${config.paymentCheckSeconds}), least((now() - created_at) / 4, interval '1 hour'))
    where id in (select id from payments where external_id is not null and ${isDue}
      order by id limit ${batch} for update skip locked)
    returning id, token, external_id, amount`);
  return rows.map(({ id, token, external_id: externalId, amount }) => ({ id, token, externalId, amount }));
}
