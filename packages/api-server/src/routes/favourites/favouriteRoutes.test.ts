import { FAVOURITES_MAX } from '@storefront/domain';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let customers = 0;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

/** A new customer's calls; each answers with the marked dishes, or with its status and message. */
async function logIn() {
  customers += 1;
  const token = await client.login(`7999335${String(customers).padStart(4, '0')}`);
  const call = async (path: string, body?: object) => {
    const answer = await client.call<{ product_ids?: number[]; message?: string }>(
      `/api/user/favourites/${path}`,
      { token, ...(body && { body }) },
    );
    return answer.status === 200 ? answer.body.product_ids : [answer.status, answer.body.message];
  };
  return {
    list: () => call(''),
    add: (...product_ids: number[]) => call('add/', { product_ids }),
    remove: (product_id: number) => call('remove/', { product_id }),
  };
}

test('the dish that was marked last comes first, and each is listed once', async () => {
  const { list, add, remove } = await logIn();
  expect(await list()).toEqual([]);
  expect(await add(3)).toEqual([3]);
  expect(await add(1, 3, 1)).toEqual([1, 3]);
  expect(await remove(3)).toEqual([1]);
  expect(await list()).toEqual([1]);
});

test('the marks of another customer stay', async () => {
  const [first, second] = [await logIn(), await logIn()];
  await first.add(1);
  await second.add(1, 2);
  expect(await second.remove(1)).toEqual([2]);
  expect(await first.list()).toEqual([1]);
});

test('removing a dish that is not marked is no error', async () => {
  const { remove } = await logIn();
  expect(await remove(2)).toEqual([]);
});

test('a dish that the menu does not have is skipped', async () => {
  const { list, add } = await logIn();
  expect(await add(2, 999_999, 4)).toEqual([2, 4]);
  await server.query('update products set deleted = true where id = 4');
  expect(await list()).toEqual([2]);
  expect(await add(4, 5)).toEqual([5, 2]);
  await server.query('update products set deleted = false where id = 4');
  expect(await list()).toEqual([5, 2, 4]);
  expect(await add(4)).toEqual([5, 2, 4]);
});

test('as many dishes are marked as there is room for, and the next one is refused', async () => {
  const ids = Array.from({ length: FAVOURITES_MAX }, (_, index) => 100_000 + index);
  await server.query(`insert into products (id, external_id, slug, group_id, name, price, position, deleted)
    select id, 'many-' || id, 'many-' || id, 1, 'Блюдо', 10000, id, false
    from generate_series(100000, ${100_000 + FAVOURITES_MAX}) id`);
  const { add } = await logIn();
  await add(1);
  const full = await add(...ids);
  expect(full).toHaveLength(FAVOURITES_MAX);
  expect(full).toContain(1);
  expect(await add(2)).toEqual([422, `В избранном уже ${FAVOURITES_MAX} блюд`]);
  expect(await add(1)).toHaveLength(FAVOURITES_MAX);
});

test.each([
  ['no list', {}],
  ['an empty list', { product_ids: [] }],
  ['a list that is too long', { product_ids: Array.from({ length: FAVOURITES_MAX + 1 }, (_, id) => id + 1) }],
  ['an id that is none', { product_ids: ['roll'] }],
])('%s is refused', async (_what, body) => {
  const token = await client.login('79993360001');
  const { status } = await client.call('/api/user/favourites/add/', { token, body });
  expect(status).toBe(422);
});
