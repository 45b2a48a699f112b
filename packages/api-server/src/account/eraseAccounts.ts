import { finalStatuses } from '@storefront/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { lockCustomer } from '../auth/lockCustomer';
import type { Database, Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { eraseCustomer } from './eraseCustomer';

/**
 * Erases the accounts whose week to reconsider is over, each in one transaction; those of which something still runs
 * wait. Any number of processes may run this: an account is erased once. A failure leaves the other accounts to be erased
 * and is thrown at the end.
 */
export async function eraseAccounts(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionAt, now))
    .orderBy(asc(users.id));
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db
      .transaction((tx) => eraseIfDue(tx, id, now))
      .catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be erased');
}

async function eraseIfDue(tx: Transaction, userId: number, now: Date): Promise<void> {
  // Orders before their customer: the order of locks of `lockCustomer`.
  await tx.execute(sql`select 1 from orders where user_id = ${userId} order by id for update`);
  const { phone } = await lockCustomer(tx, userId);
  const [due] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionAt, now)));
  if (due && !(await isBusy(tx, userId, now))) await eraseCustomer(tx, { userId, phone });
}

/**
 * Whether an order runs, a payment is not settled, the kitchen has not taken a message, or a table is booked. A booking
 * keeps its name for a day: the guests may come late.
 */
async function isBusy(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const own = sql`(select id from orders where user_id = ${userId})`;
  const { rows } = await tx.execute<{ busy: boolean }>(sql`select
    exists (select from orders where user_id = ${userId}
      and status_slug not in ${finalStatuses})
    or exists (select from payments where order_id in ${own} and status in ('pending', 'refund_due'))
    or exists (select from kitchen_outbox where order_id in ${own})
    or exists (select from reservations where user_id = ${userId} and cancelled_at is null
      and at > ${now.toISOString()}::timestamptz - interval '1 day') as busy`);
  return rows[0]?.busy ?? false;
}
