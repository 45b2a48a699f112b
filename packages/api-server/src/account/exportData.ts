import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';

interface Customer {
  id: number;
  phone: string;
}

/** What is kept about the customer, by its name in the file; columns are named one by one, so that no secret is among them. */
const partsOf = ({ id, phone }: Customer): Record<string, SQL> => ({
  profile: sql`select id, phone, name, email, birthday_at, avatar_uri as avatar, bonus_balance, deletion_at, created_at
    from users where id = ${id}`,
  consents: sql`select newsletter as news_by_email, smsletter as news_by_sms from users where id = ${id}`,
  addresses: sql`select label, street, home, entrance, floor, apartment, intercom, comment, full_address, latitude,
    longitude, is_default, created_at, deleted_at from addresses where user_id = ${id} order by id`,
  orders: sql`select id, created_at, status_slug, take_method, organization_id as restaurant_id, address, comment,
    datetime, delivery_date, persons_count, payment_type_id, promocode, write_off, write_on,
    (full_sum / 100.0)::float8 as full_sum, (discount_sum / 100.0)::float8 as discount_sum,
    (select coalesce(json_agg(json_build_object('name', name, 'amount', amount, 'price', (price / 100.0)::float8,
      'modifiers', (select coalesce(json_agg(modifier ->> 'name'), '[]') from jsonb_array_elements(modifiers) as modifier)
      ) order by order_items.id), '[]') from order_items where order_id = orders.id) as lines,
    (select coalesce(json_agg(json_build_object('status', status_slug, 'at', at) order by order_history.id), '[]')
      from order_history where order_id = orders.id) as history,
    (select coalesce(json_agg(json_build_object('amount', (amount / 100.0)::float8, 'status', status, 'at', created_at)
      order by payments.id), '[]') from payments where order_id = orders.id) as payments
    from orders where user_id = ${id} order by id`,
  cart: sql`select products.name, cart_items.amount, carts.comment from carts
    join cart_items on cart_items.cart_id = carts.id join products on products.id = cart_items.product_id
    where carts.user_id = ${id} order by cart_items.id`,
  bonuses: sql`select reason, accumulated, action, present, created_at from bonus_transactions
    where user_id = ${id} order by id`,
  bonus_cards: sql`select number, bound_at from bonus_cards where user_id = ${id} order by id`,
  order_reviews: sql`select order_id, mark, claims, order_reviews.comment, images, order_reviews.created_at,
    (select coalesce(json_agg(json_build_object('product_id', product_id, 'rating', rating)), '[]')
      from order_review_ratings where review_id = order_reviews.id) as dishes
    from order_reviews join orders on orders.id = order_id where user_id = ${id} order by order_reviews.id`,
  restaurant_reviews: sql`select restaurant_id, visited_at, estimations, comment, images, created_at
    from restaurant_reviews where user_id = ${id} order by id`,
  bookings: sql`select restaurant_id, at, persons, name, phone, comment, cancelled_at, created_at
    from reservations where user_id = ${id} order by id`,
  favourites: sql`select product_id, products.name, favourites.created_at from favourites
    join products on products.id = product_id where user_id = ${id} order by favourites.created_at, product_id`,
  inquiries: sql`select kind, name, phone, email, city, message, created_at from inquiries
    where phone = ${phone} order by id`,
  notifications: sql`select title, text, created_at from notifications where user_id = ${id} order by id`,
  devices: sql`select created_at, expires_at, exists (select from push_subscriptions where session_id = sessions.id)
    as gets_messages from sessions where user_id = ${id} order by id`,
});

/** Everything that is kept about a customer. Sums are roubles, prices are of one portion. */
export async function exportData(db: Database, customer: Customer): Promise<Record<string, unknown>> {
  return db.transaction(
    async (tx) => {
      const data: Record<string, unknown> = {};
      for (const [name, statement] of Object.entries(partsOf(customer)))
        data[name] = (await tx.execute(statement)).rows;
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
