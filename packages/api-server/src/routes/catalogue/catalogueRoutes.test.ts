import type { Group, Label, Product, ProductCard, Promo, Restaurant } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { createClient, north } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

const groups = async () => (await client.call<Group[]>('/api/app/nomenclature/groups/')).body;
const products = async (query: Record<string, unknown>) =>
  (await client.call<ProductCard[]>('/api/app/nomenclature/products/', { query })).body;

describe('menu', () => {
  test('the menu has twelve groups in their order, with slugs and counts', async () => {
    const all = await groups();
    expect(all).toHaveLength(12);
    expect(all[0]).toMatchObject({
      name: 'Роллы',
      tint: 'roll',
      products_count: 30,
      seo_page: { url: 'rolly' },
    });
  });

  test('the trailing slash is optional', async () => {
    expect((await client.call('/api/app/nomenclature/groups')).status).toBe(200);
    expect((await client.call('/api/app/group/supy')).status).toBe(200);
  });

  test('products are listed by group, those with pictures first', async () => {
    const soups = await products({ groups: [6] });
    expect(soups).toHaveLength(14);
    expect(soups.every(({ parent_group_id }) => parent_group_id === 6)).toBe(true);
    const seen = soups.map(({ media_list }) => media_list.length);
    expect(seen).toEqual(seen.toSorted((first, second) => second - first));
    expect(await products({})).toHaveLength(165);
    expect(await products({ groups: [999] })).toEqual([]);
  });

  test('only required choices set has_modifiers', async () => {
    const all = await products({});
    const of = (slug: string) => all.find((product) => product.slug === slug)?.has_modifiers;
    expect([of('philadelphia-classic'), of('poke-salmon'), of('set-hanami'), of('cola')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a product found by its slug has its modifiers, nutrition and group', async () => {
    const { status, body } = await client.call<Product>('/api/app/product/poke-salmon/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: 'poke-salmon', group: { name: 'Поке и салаты' } });
    expect(body.energy_full_amount).toBeGreaterThan(100);
    expect(body.energy_basis).toBe('portion');
    const base = body.group_modifiers.filter(({ group_name }) => group_name === 'Основа');
    expect(base).toHaveLength(3);
    expect(base[0]).toMatchObject({ group_required: true, group_min_amount: 1, group_max_amount: 1 });
  });

  test('a product names its ingredients and allergens where the chain does', async () => {
    const read = async (slug: string) => (await client.call<Product>(`/api/app/product/${slug}/`)).body;
    expect(await read('philadelphia-classic')).toMatchObject({
      ingredients: 'Рис, нори, лосось, сливочный сыр, огурец, рисовый уксус',
      allergens: 'Рыба, молоко',
    });
    expect(await read('cola')).toMatchObject({ ingredients: null, allergens: null });
  });

  test('dishes on the place’s stop-list are marked', async () => {
    const sold = async (query: Record<string, unknown>) =>
      (await client.call<Product>('/api/app/product/udon-beef/', { query })).body.is_stoplisted;
    expect([await sold({}), await sold(north), await sold({ organization_id: 1 })]).toEqual([
      false,
      true,
      false,
    ]);
    const cards = await products({ ...north, groups: [6] });
    expect(cards.find(({ slug }) => slug === 'udon-beef')?.is_stoplisted).toBe(true);
  });

  test('an unchanged response is a 304', async () => {
    const first = await client.call('/api/app/nomenclature/groups/');
    const etag = first.headers.get('etag') ?? '';
    const second = await client.call('/api/app/nomenclature/groups/', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  test('equivalent queries share a response', async () => {
    const answers = await Promise.all([
      products({ groups: [6, 1] }),
      products({ groups: [1, 6, 6, 999], ...north }),
      products({ groups: ['1', '6'], organization_id: 2 }),
    ]);
    const ids = answers.map((list) => list.map(({ id }) => id));
    expect(ids[0]).toEqual(ids[1]);
    expect(answers[1]).toEqual(answers[2]);
    expect(answers[1]).not.toEqual(answers[0]);
  });

  test('a combo has its parts', async () => {
    const { body } = await client.call<Product>('/api/app/product/set-first-date/');
    expect(body.group_modifiers.map(({ group_name }) => group_name)).not.toContain('Ролл 1');
    expect(body.content.map(({ name, products: { length } }) => [name, length])).toEqual([
      ['Ролл 1', 3],
      ['Ролл 2', 4],
      ['Мини-ролл', 4],
    ]);
    expect(body.content[0]?.products[0]).toMatchObject({
      name: 'Филадельфия классик',
      surcharge: 0,
      weight: 0.26,
    });
    const combos = await Promise.all(
      (await products({ groups: [5] })).map(({ slug }) => client.call<Product>(`/api/app/product/${slug}/`)),
    );
    expect(combos.filter((set) => set.body.content.length > 0)).toHaveLength(5);
  });

  test('a change of the menu and of a stop-list shows within ten seconds', async () => {
    const place = { organization_id: 4, groups: [12] };
    const shown = async () => {
      const [first] = await products(place);
      return [first?.price, first?.is_stoplisted];
    };
    const [sauce] = await products(place);
    await server.query(`update products set price = price + 700 where id = ${sauce?.id};
      insert into stop_list values (4, ${sauce?.id})`);
    await until(async () => (await shown())[1] === true);
    expect(await shown()).toEqual([(sauce?.price ?? 0) + 7, true]);
    await server.query(`update products set price = price - 700 where id = ${sauce?.id}`);
  });

  test.each([
    ['/api/app/group/no-such/', 404, 'Такого раздела нет в меню'],
    ['/api/app/product/no-such/', 404, 'Такого блюда нет в меню'],
    ['/api/app/product/%00/', 404, 'Такого блюда нет в меню'],
    ['/api/app/product/poke-salmon/?latitude=north&longitude=1', 422, 'Неверный формат'],
    ['/api/app/product/poke-salmon/?organization_id=999', 422, 'Ресторан не найден'],
    ['/api/app/nomenclature/products/?groups[]=-1', 422, /целое число/],
    ['/api/app/nomenclature/products/?groups[]=1e309', 422, /целое число/],
    ['/api/app/nomenclature/products/?groups=x', 422, 'Неверный запрос'],
    ['/api/app/nomenclature/products/?organization_id=999', 422, 'Ресторан не найден'],
    ['/api/app/nomenclature/groups/?labels[]=x', 422, /целое число/],
    ['/api/app/nomenclature/groups/?organization_id=2147483648', 422, /целое число/],
    ['/api/app/nomenclature/groups/?latitude=91', 422, 'Неверный формат'],
    ['/api/app/nomenclature/groups/?labels=1', 422, 'Неверный запрос'],
    ['/api/app/nomenclature/labels/?label=all', 422, 'Недопустимое значение'],
    ['/api/app/nomenclature/labels/?labels[]=0.5', 422, /целое число/],
    ['/api/app/nomenclature/labels/?organization_id=999', 422, 'Ресторан не найден'],
    ['/api/app/nomenclature/labels/?longitude=x', 422, 'Неверный формат'],
    ['/api/no-such/', 404, 'Такой страницы не существует'],
    ['/api/app/product/%zz/', 400, 'Неверный запрос'],
  ])('%s responds %i', async (path, status, message) => {
    const answer = await client.call(path);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });
});

describe('labels', () => {
  const labels = async (query: object = {}) =>
    (await client.call<Label[]>('/api/app/nomenclature/labels/', { query: { ...query } })).body;
  const count = async (name: string, query?: object) =>
    (await labels(query)).find((label) => label.name === name)?.product_count;

  test('count the dishes that remain after choosing them', async () => {
    const [all, list] = [await labels(), await products({})];
    expect(all.map(({ name }) => name)).toEqual(['Хит', 'Новинка', 'Острое', 'Веган']);
    for (const { id, product_count: most } of all) {
      expect(most).toBe(list.filter((product) => product.labels.some((label) => label.id === id)).length);
      expect(await products({ labels: [id] })).toHaveLength(most ?? 0);
    }
    const both = await products({ labels: [1, 3] });
    expect(both.length).toBeGreaterThan(0);
    expect(await count('Острое', { labels: [1] })).toBe(both.length);
    expect(await count('Острое', { labels: [1, 999] })).toBe(0);
  });

  test('narrow the groups', async () => {
    const { body } = await client.call<Group[]>('/api/app/nomenclature/groups/', { query: { labels: [4] } });
    expect(body.map(({ name }) => name)).not.toContain('Соусы');
    for (const group of body) {
      const left = await products({ groups: [group.id], labels: [4] });
      expect(left).toHaveLength(group.products_count ?? 0);
    }
  });

  test('do not count sold-out dishes, and may be limited to labels with a shown name', async () => {
    const [hit] = await products({ labels: [1] });
    const before = await count('Хит', { organization_id: 6 });
    await server.query(`insert into stop_list values (6, ${hit?.id});
      update labels set show_name = false where id = 2`);
    // The cached menu is checked for changes every few seconds.
    await until(async () => (await count('Хит', { organization_id: 6 })) === (before ?? 0) - 1);
    expect(await count('Хит', { organization_id: 7 })).toBe(before);
    expect((await labels({ label: 'show' })).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(await labels()).toHaveLength(4);
    await server.query('update labels set show_name = true');
  });
});

describe('search', () => {
  const search = (body: unknown) =>
    client.call<{ data: ProductCard[]; groups: Group[]; meta: { total: number } }>('/api/app/search/', {
      body,
    });

  test('finds products and groups by word prefixes', async () => {
    const { body } = await search({ phrase: ' РАМЕН ', page: '1' });
    expect(body.data.map(({ name }) => name)).toContain('Тонкоцу рамен');
    expect(body.groups.map(({ name }) => name)).toEqual(['Супы и рамен']);
    expect(body.meta.total).toBeGreaterThanOrEqual(5);
  });

  test('pages do not repeat', async () => {
    const pages = await Promise.all([search({ phrase: 'с', page: 1 }), search({ phrase: 'с', page: 2 })]);
    const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    [{}],
    [{ phrase: '   ' }],
    [{ phrase: 'я'.repeat(101) }],
    [{ phrase: 5 }],
    [{ phrase: 'а', page: 0.5 }],
  ])('%j is refused under its field', async (body) => {
    const answer = await client.call('/api/app/search/', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toHaveLength(1);
    expect(answer.body.message).toMatch(/[а-я]/);
  });
});

describe('restaurants and zones', () => {
  const list = async (query = {}) =>
    (await client.call<Restaurant[]>('/api/app/restaurants/', { query })).body;

  test('the list has twenty restaurants, one inactive, one with unknown hours', async () => {
    const all = await list();
    expect(all).toHaveLength(20);
    expect(all.filter(({ active }) => !active)).toHaveLength(1);
    expect(all.filter(({ workTime }) => workTime === null)).toHaveLength(1);
    expect(all.some(({ workTime }) => workTime !== null && workTime.mon === null)).toBe(true);
  });

  test('the nearest come first', async () => {
    const [first] = await list({ nearby: '55.8935,37.44' });
    expect(first?.slug).toBe('himki');
  });

  test('a point has its zone, the cheaper one where two overlap', async () => {
    const polygon = async (latitude: number, longitude: number) =>
      (await client.call('/api/app/get-polygon/', { query: { latitude, longitude } })).body;
    expect(await polygon(55.8196, 37.6035)).toEqual({
      success: true,
      timeBeforeOpening: null,
      restriction: { minimal_amount: 990, duration: 60, duration_change: null },
    });
    expect(await polygon(55.795, 37.6)).toMatchObject({ restriction: { minimal_amount: 790 } });
    expect(await polygon(55.98, 37.18)).toEqual({
      success: false,
      timeBeforeOpening: null,
      restriction: null,
    });
  });

  test.each([
    '/api/app/restaurants/?nearby=here',
    '/api/app/restaurants/?nearby=',
    '/api/app/get-polygon/',
    '/api/app/get-polygon/?latitude=91&longitude=37',
    '/api/app/get-polygon/?latitude=55&longitude=',
  ])('%s is refused', async (path) => expect((await client.call(path)).status).toBe(422));
});

describe('content', () => {
  test('the promotion of the hero leads to the soups', async () => {
    const { body } = await client.call<Promo[]>('/api/promos/');
    expect(body[0]).toMatchObject({ name: 'Рамен, пока горячо', tint: 'plum', link: '/menu/supy' });
    expect(body[0]?.image?.original).toMatch(/^\/storage\/dishes\/ramen-tonkotsu/);
  });

  test('settings are a list of keys and values', async () => {
    const { body } = await client.call<unknown[]>('/api/app/settings/');
    expect(body).toContainEqual({ key: 'temp_code_live_time', value: '60' });
  });

  test('urls of pictures can be cached forever', async () => {
    const { body } = await client.call<Promo[]>('/api/promos/');
    const answer = await client.call(body[0]?.image?.original ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await client.call('/storage/dishes/pictures.json')).status).toBe(404);
  });
});
