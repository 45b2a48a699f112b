import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';

interface Erased {
  userId: number;
  phone: string;
}

/**
 * Erases a customer's personal data. Orders, payments and the ledger of bonuses stay for the accounts, reviews and
 * messages for the chain, all without the person: the row of the customer stays as a number. Its phone is free, and
 * whoever registers with it is a new customer. The caller has locked the orders and the customer.
 */
export async function eraseCustomer(tx: Transaction, erased: Erased): Promise<void> {
  for (const statement of statementsFor(erased)) await tx.execute(statement);
}

const statementsFor = ({ userId, phone }: Erased): SQL[] => [
  // Devices and their messages end with the sessions.
  sql`delete from sessions where user_id = ${userId}`,
  sql`delete from carts where user_id = ${userId}`,
  sql`delete from addresses where user_id = ${userId}`,
  sql`delete from favourites where user_id = ${userId}`,
  sql`delete from notifications where user_id = ${userId}`,
  sql`delete from bonus_order_codes where user_id = ${userId}`,
  // The street alone names no flat and no house. The link that shares the order ends.
  sql`update orders set comment = null, idempotency_key = null, share_token = gen_random_uuid(),
    address = address || '{"home": "", "floor": null, "entrance": null, "apartment": null, "full_address": null,
      "coordinates": "", "intercom": null, "comment": null}'
    where user_id = ${userId}`,
  // Marks and texts stay without their author; photos may show people.
  sql`update order_reviews set images = '{}' where order_id in (select id from orders where user_id = ${userId})`,
  sql`update restaurant_reviews set images = '{}', content_hash = null where user_id = ${userId}`,
  sql`update reservations set name = '', phone = '', comment = null, calendar_token = gen_random_uuid()
    where user_id = ${userId}`,
  // Messages to the chain know no account, only the phone that was typed.
  sql`update inquiries set name = '', phone = null, email = null, city = null where phone = ${phone}`,
  sql`update users set phone = ${`deleted:${userId}`}, name = null, email = null, birthday_at = null,
    newsletter = false, smsletter = false, avatar_uri = null, deletion_at = null where id = ${userId}`,
  sql`delete from uploads where user_id = ${userId}`,
];
