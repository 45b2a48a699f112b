import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

const tries = { PROMO_TRIES_PER_CUSTOMER: '8', PROMO_TRIES_PER_ADDRESS: '12' };

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer(tries);
  shoppers = createShoppers(server, 79_994_300_000);
  await server.query(`insert into promo_codes (code, name, kind, value, minimal_amount, take_method, active_from, active_to,
      uses_left, is_once_per_user) values
    ('RIGHT', 'Десять', 'percent', 10, 0, null, null, null, null, false),
    ('ENDED', 'Прошел', 'percent', 20, 0, null, null, now() - interval '1 day', null, false),
    ('SOON', 'Скоро', 'percent', 20, 0, null, now() + interval '1 day', null, null, false),
    ('GONE', 'Кончился', 'percent', 20, 0, null, null, null, 0, false),
    ('LARGE', 'От миллиона', 'percent', 20, 100000000, null, null, null, null, false),
    ('TAKE', 'Сам', 'percent', 20, 0, 'pickup', null, null, null, false),
    ('USED', 'Раз', 'percent', 20, 0, null, null, null, null, true)`);
});
beforeEach(() => server.query(`delete from sms_quotas where key like 'promo%'`));

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

async function customerWithCart(): Promise<Shopper> {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  return who;
}

const submit = ({ token }: Shopper, code: string, address: string) =>
  shoppers.client.call<{ message?: string; seconds?: number; order?: { promocode: unknown } }>(
    '/api/app/order/submit-promo/',
    { token, body: { code }, headers: { 'x-forwarded-for': address } },
  );

async function guess(who: Shopper, times: number, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await submit(who, `GUESS${index}`, address)).status);
  return statuses;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

test('a code that is unknown, over, not yet valid, used up or not for this order gets one answer', async () => {
  const who = await customerWithCart();
  await server.query(`insert into promo_uses (promo_code_id, user_id, order_id, once_key)
    select promo.id, customer.id, (select min(id) from orders), customer.id
    from promo_codes promo, users customer where promo.code = 'USED' and customer.phone = '${who.phone}'`);
  const answers = [];
  for (const code of ['NOSUCH', 'ENDED', 'SOON', 'GONE', 'LARGE', 'TAKE', 'USED']) {
    const { status, body } = await submit(who, code, newAddress());
    // A minute may pass between two calls.
    answers.push({ status, body: { ...body, order: { ...body.order, delivery_date: null } } });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { order: { promocode: null } } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('of 150 guesses by one customer 8 are looked up', async () => {
  const statuses = await guess(await customerWithCart(), 150, newAddress());
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([8, 142]);
});

test('parallel guesses do not share the last try', async () => {
  const [who, address] = [await customerWithCart(), newAddress()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => submit(who, `GUESS${index}`, address)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
});

test('without tries the cart is as it was, and the right code works in the next hour', async () => {
  const [who, address] = [await customerWithCart(), newAddress()];
  await guess(who, 7, address);
  expect((await submit(who, 'RIGHT', address)).status).toBe(200);
  await guess(who, 1, address);
  await server.query(`update carts set promo_code_id = (select id from promo_codes where code = 'RIGHT')
    where user_id = (select id from users where phone = '${who.phone}')`);
  const refused = await submit(who, 'RIGHT', address);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Слишком много неверных промокодов. Попробуйте позже',
  ]);
  expect(refused.body.seconds).toBeGreaterThan(3000);
  expect((await shoppers.cart(who)).promocode?.code).toBe('RIGHT');
  await shoppers.fillCart(who, { amount: 1 });
  expect((await shoppers.process(who)).status).toBe(200);

  await shoppers.fillCart(who);
  await server.query(`update sms_quotas set resets_at = now() where key like 'promo%'`);
  expect((await submit(who, 'RIGHT', address)).body.order?.promocode).toMatchObject({ code: 'RIGHT' });
});

test('right codes are not counted', async () => {
  const [who, address] = [await customerWithCart(), newAddress()];
  for (let times = 0; times < 15; times += 1) expect((await submit(who, 'right', address)).status).toBe(200);
  expect(count(await guess(who, 9, address), 200)).toBe(8);
});

test('at an address with many guesses each customer has a quarter of the tries', async () => {
  const address = newAddress();
  for (const guesser of [await customerWithCart(), await customerWithCart()])
    await guess(guesser, 6, address);
  const who = await customerWithCart();
  expect((await submit(who, 'RIGHT', address)).body.order?.promocode).toMatchObject({ code: 'RIGHT' });
  expect(await guess(who, 3, address)).toEqual([200, 200, 429]);
  expect(await guess(who, 1, newAddress())).toEqual([200]);
});
