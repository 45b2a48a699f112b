import { until } from '@storefront/config/until';
import { formatNumber } from '@storefront/domain';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { plannedFailure } from './steps';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  server = await startServer({ KITCHEN_PACE: '2000', KITCHEN_TROUBLE: '100' });
  shoppers = createShoppers(server, 79_993_200_000);
  await server.query(`insert into promo_codes (code, name, kind, value, uses_left, is_once_per_user)
    values ('FOUR', 'Сотня', 'sum', 10000, 4, false)`);
});

const expectedStatus = (id: number) => plannedFailure({ id, statusSlug: 'new' }, 100) ?? 'canceled';

test('failed orders return points and codes and notify the customer', async () => {
  const who = await shoppers.logIn();
  await shoppers.give(who, 400);
  const ids: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await shoppers.fillCart(who);
    await shoppers.client.cart('submit-promo', { token: who.token, body: { code: 'FOUR' } });
    if (round === 3) {
      const body = { param: 'need_call_confirmation', value: 1 };
      await shoppers.client.cart('toggle-param', { token: who.token, body });
    }
    const { order } = (await shoppers.process(who, { bonus_amount: 50 })).body;
    expect(order?.discount_sum).toBe(1180 - 100 - 50);
    ids.push(order?.id ?? 0);
  }
  await until(
    async () => (await server.query('select 1 from orders where next_at is not null')).length === 0,
  );
  for (const id of ids) {
    const expected = expectedStatus(id);
    expect((await shoppers.read(who, id)).body.status_slug).toBe(expected);
    const title =
      expected === 'error'
        ? `Ошибка в заказе №\u00A0${formatNumber(id)}`
        : `Заказ №\u00A0${formatNumber(id)} отменен`;
    const back = 'Если деньги списались, мы их вернем. Если вы списали бонусы, они снова на балансе.';
    const text = expected === 'error' ? `Мы уже разбираемся и скоро позвоним. ${back}` : back;
    const notes = await server.query(
      `select title, text from notifications where link = '/monitoring/${id}'`,
    );
    expect(notes).toEqual([{ title, text }]);
  }
  const called = await server.query(
    `select status_slug from order_history where order_id = ${ids[3]} order by id limit 2`,
  );
  expect(called.map(({ status_slug }) => status_slug)).toEqual(['not_confirmed', 'new']);
  expect(await shoppers.balances(who)).toEqual([400, 400, 400]);
  expect(await server.query(`select uses_left from promo_codes where code = 'FOUR'`)).toEqual([
    { uses_left: 4 },
  ]);
});

test('a paid order that fails is marked for refund', async () => {
  const { id, payment_url: url } = await shoppers.order(await shoppers.logIn(), { payment: 1 });
  const { pathname } = new URL(url ?? '');
  await shoppers.client.call(pathname, { form: { action: 'pay' } });
  const status = async () =>
    (await server.query(`select status from payments where order_id = ${id}`))[0]?.['status'];
  await until(async () => (await status()) !== 'paid');
  // The sandbox pays back within seconds, so the page may be of either moment.
  expect(['refund_due', 'refunded']).toContain(await status());
  expect((await shoppers.client.call<string>(pathname)).body).toMatch(
    /Мы вернем деньги на карту|Деньги возвращены на карту/,
  );
});
