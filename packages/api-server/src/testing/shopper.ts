import type { Address, OrderResult, Purchase, User } from '@storefront/api-contract';
import { createClient, northAddress } from './client';
import type { TestServer } from './startServer';

/** A logged-in customer with an address in the zone whose minimum is 990 ₽. */
export interface Shopper {
  phone: string;
  token: string;
  addressId: number;
}

interface Filling {
  amount?: number;
  /** 1 online, 2 card, 3 cash. */
  payment?: number;
  productId?: number;
}

/** Actions of customers through the API; their phones count up from `firstPhone`. */
export function createShoppers(server: Pick<TestServer, 'url' | 'query'>, firstPhone: number) {
  const client = createClient(server.url);
  let phones = firstPhone;

  async function logIn(phone = String((phones += 1))): Promise<Shopper> {
    const token = await client.login(phone);
    const { body } = await client.call<Address>('/api/user/addresses/add/', { token, form: northAddress });
    return { phone, token, addressId: body.id };
  }

  /** Dish 1 costs 590 ₽. */
  async function fillCart(
    { token, addressId }: Shopper,
    { amount = 2, payment = 3, productId = 1 }: Filling = {},
  ) {
    const form = { product_id: productId, amount, address_id: addressId };
    await client.cart('add-product', { token, form });
    await client.cart('change-payment-type', { token, body: { id: payment } });
  }

  const process = ({ token }: Pick<Shopper, 'token'>, body: Record<string, unknown> = {}, key?: string) =>
    client.call<OrderResult & { message: string; errors?: Record<string, string[]> }>(
      '/api/app/order/process/',
      { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
    );

  async function order(who: Shopper, filling: Filling = {}, body: Record<string, unknown> = {}) {
    await fillCart(who, filling);
    const answer = (await process(who, body)).body;
    if (!answer.order) throw new Error(`the order was refused: ${answer.message}`);
    return { ...answer, id: answer.order.id };
  }

  const read = ({ token }: Shopper, id: number | string | undefined) =>
    client.call<Purchase>(`/api/user/orders/${id}/`, { token });
  const list = async ({ token }: Shopper) =>
    (await client.call<{ data: Purchase[]; meta: unknown }>('/api/user/orders/', { token })).body;
  const cart = async ({ token }: Shopper) => (await client.cart('get', { token })).body.order;
  const balance = async ({ token }: Shopper) =>
    (await client.call<User>('/api/user/get-data/', { token })).body.premium_bonus?.balance;

  /** Gives points as a present, through the ledger. */
  const give = ({ phone }: Pick<Shopper, 'phone'>, points: number) =>
    server.query(`with owner as (
        update users set bonus_balance = bonus_balance + ${points} where phone = '${phone}' returning id),
      lot as (insert into bonus_lots (user_id, kind, remaining) select id, 'present', ${points} from owner)
      insert into bonus_transactions (user_id, key, reason, present)
      select id, 'test:' || id || ':' || random(), 'given', ${points} from owner`);

  /** The balance from its three sources: the stored column, the ledger and the lots. */
  async function balances({ phone }: Pick<Shopper, 'phone'>): Promise<number[]> {
    const [row = {}] = await server.query(`select bonus_balance as stored,
        (select coalesce(sum(accumulated + action + present), 0) from bonus_transactions where user_id = users.id)
          as ledger,
        (select coalesce(sum(remaining), 0) from bonus_lots where user_id = users.id) as lots
      from users where phone = '${phone}'`);
    return [Number(row['stored']), Number(row['ledger']), Number(row['lots'])];
  }

  return { client, logIn, fillCart, process, order, read, list, cart, balance, give, balances };
}
