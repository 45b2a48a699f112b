import type { Booking, Purchase, User } from '@storefront/api-contract';
import { visitCriteria } from '@storefront/domain';
import sharp from 'sharp';
import { reservationPath, wish } from '../bookings';
import { createPushDevice, silentPushService } from '../pushDevice';
import { createShoppers } from '../shopper';
import type { TestServer } from '../startServer';

/** A part of every text that the owner wrote. */
const mark = 'Маркеровна';

const phone = '79993340001';
const cardNumber = '7701100020241175';

/** The ids of everything a customer can have, and the secrets that no other customer may read. */
export interface Owner {
  userId: number;
  phone: string;
  orderId: number;
  addressId: number;
  itemId: number;
  bookingId: number;
  cardNumber: string;
  /** The address of a device at its push service. */
  pushEndpoint: string;
  /** Of the guest's cart that became the customer's at the login. */
  draftUuid: string;
  secrets: readonly string[];
}

/**
 * Creates a customer with a cart, a rated and an open order, a payment, a booking, a card, a picture, a message, a favourite
 * and a device.
 */
export async function makeOwner(server: TestServer): Promise<Owner> {
  const shoppers = createShoppers(server, Number(phone));
  const { client } = shoppers;
  const guestCart = await client.cart('add-product', { form: { product_id: 3, amount: 1 } });
  const draftUuid = guestCart.body.order.draft_uuid ?? '';
  const token = await client.login(phone, draftUuid);
  const post = <Body>(path: string, body: unknown) => client.call<Body>(path, { token, body });
  await post('/api/user/edit/name/', { name: mark });
  const owner = await shoppers.logIn(phone);

  await shoppers.fillCart(owner);
  await post('/api/app/order/submit-promo/', { code: 'FIRST' });
  const rated = await shoppers.order(owner);
  await server.query(`update orders set status_slug = 'closed' where id = ${rated.id}`);
  const products = [1, 3].map((id) => ({ id, rating: 5 }));
  await post(`/api/user/orders/${rated.id}/estimate/`, { mark: 5, comment: mark, products });
  await shoppers.fillCart(owner, { payment: 1 });
  await post('/api/app/order/add-comment/', { comment: mark });
  const { order: open, payment_url: paymentPage } = (await shoppers.process(owner)).body;
  await client.call(new URL(paymentPage ?? '').pathname, { form: { action: 'pay' } });
  await shoppers.fillCart(owner);
  await client.cart('add-product', {
    token: owner.token,
    form: { product_id: 1, amount: 1, address_id: owner.addressId },
    headers: { 'idempotency-key': 'one press' },
  });
  await post('/api/app/order/add-comment/', { comment: mark });
  await post(reservationPath, wish({ name: mark, comment: mark }));
  await post('/api/qa/', {
    organization_id: 5,
    pickup_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    comment: mark,
    estimations: visitCriteria.map((key) => ({ key, value: 5 })),
  });
  await post('/api/user/bonus/activate-card/', { card_number: cardNumber });
  await post('/api/user/favourites/add/', { product_ids: [1] });
  const code = await post<{ order_code: string }>('/api/user/bonus/generate-order-code/', {});
  await client.call('/api/user/edit/avatar/', { token, multipart: await picture() });

  const { body: user } = await client.call<User>('/api/user/get-data/', { token });
  const order = (await shoppers.read(owner, open?.id)).body;
  const { body: bookings } = await client.call<Booking[]>('/api/user/reservations/', { token });
  const cart = await shoppers.cart(owner);
  // Neither the kitchen nor a message of the chain changes anything during the test.
  await server.query(`update orders set next_at = null where user_id = ${user.id}`);
  await server.query(
    `insert into kitchen_outbox (restaurant_id, order_id, kind, payload) values (1, ${order.id}, 'order', '{}')`,
  );
  const device = createPushDevice(`${silentPushService}/owner`).subscription;
  await post('/api/user/push/subscribe/', device);
  await server.query(`insert into push_outbox (subscription_id, order_id, status_slug, next_attempt_at)
    select id, ${order.id}, 'on_the_way', now() + interval '1 day' from push_subscriptions where user_id = ${user.id}`);
  await server.query(
    `insert into notifications (title, text, user_id) values ('${mark}', '${mark}', ${user.id})`,
  );
  return {
    userId: user.id,
    phone,
    orderId: order.id,
    addressId: owner.addressId,
    itemId: cart.items[0]?.id ?? 0,
    bookingId: bookings[0]?.id ?? 0,
    cardNumber,
    pushEndpoint: device.endpoint,
    draftUuid,
    secrets: [
      mark,
      device.endpoint,
      phone.slice(1),
      user.avatar_uri ?? '',
      code.body.order_code,
      ...secretsOf(order),
      ...(await linkSecrets(server, user.id)),
    ],
  };
}

const secretsOf = ({ share_token: token }: Purchase) => (token ? [token] : []);

async function linkSecrets(server: TestServer, userId: number): Promise<string[]> {
  const rows =
    await server.query(`select calendar_token::text as token from reservations where user_id = ${userId}
    union all select token from payments where order_id in (select id from orders where user_id = ${userId})`);
  return rows.map(({ token }) => String(token));
}

async function picture(): Promise<FormData> {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(image)], 'a.png', { type: 'image/png' }));
  return form;
}
