import { catalogue, dishCalls } from '@storefront/api-contract';
import { fakeApi } from '@storefront/testing';
import { groupRaw, paths, pictureRaw, productRaw } from '../../testing/menuFixture';
import { toMenuCards, toMenuGroup } from './menuCard';

const groups = [{ id: 1, name: 'Роллы', slug: 'rolly', tint: 'roll', count: 30 }];

async function cards(...raw: unknown[]) {
  const { api } = fakeApi({ [paths.products]: () => raw });
  return toMenuCards(await api.call(catalogue.products, {}), groups);
}

async function group(raw: unknown, count?: number) {
  const { api } = fakeApi({ [paths.group]: () => raw });
  return toMenuGroup(await api.call(dishCalls.group, { path: { slug: 'any' } }), count);
}

test('a product becomes a card of its group', async () => {
  expect(await cards(productRaw({ old_price: 790, has_modifiers: 1 }))).toEqual([
    {
      id: 10,
      slug: 'filadelfiya',
      name: 'Филадельфия',
      description: 'Лосось и сыр',
      price: 690,
      oldPrice: 790,
      group: 'rolly',
      tint: 'roll',
      weight: 0.265,
      pieces: 8,
      picture: { original: pictureRaw.original, sources: pictureRaw.sources },
      hasModifiers: true,
    },
  ]);
});

test('unknown fields are left out', async () => {
  const [card] = await cards({ id: 1, slug: 'a', name: 'А', price: 5, parent_group_id: 1 });
  expect(Object.keys(card ?? {})).toEqual(['id', 'slug', 'name', 'price', 'group', 'tint']);
});

test('a card has two badges at most, only of labels that are shown', async () => {
  const label = (id: number, name: string, show_name = true) => ({ id, name, show_name });
  const labels = [label(1, 'Тайный', false), label(2, 'Хит'), label(3, 'Новинка'), label(4, 'Острое')];
  expect((await cards(productRaw({ labels })))[0]?.badges).toEqual(['Хит', 'Новинка']);
});

test('two labels of one name are one badge', async () => {
  const labels = [
    { id: 1, name: 'Хит', show_name: true },
    { id: 2, name: 'Хит', show_name: true },
    { id: 3, name: 'Острое', show_name: false, icon: 'pepper' },
    { id: 4, name: 'Острое', show_name: true },
  ];
  expect((await cards(productRaw({ labels })))[0]?.badges).toEqual([
    'Хит',
    { name: 'Острое', icon: 'pepper' },
  ]);
});

test('a product listed twice is one card', async () => {
  expect((await cards(productRaw(), productRaw({ name: 'Еще раз' }))).map(({ name }) => name)).toEqual([
    'Филадельфия',
  ]);
});

test('a label that is not shown by name is an icon', async () => {
  const labels = [
    { id: 1, name: 'Острое', show_name: false, icon: 'pepper' },
    { id: 2, name: '', show_name: true },
    { id: 3, name: 'Для отбора', show_name: 0 },
  ];
  expect((await cards(productRaw({ labels })))[0]?.badges).toEqual([{ name: 'Острое', icon: 'pepper' }]);
});

test('a label with an unknown icon makes no badge', async () => {
  const labels = ['constructor', 'comet', '/storage/own.svg'].map((icon, id) => ({ id, name: icon, icon }));
  const own = { name: '/storage/own.svg', icon: '/storage/own.svg' };
  expect((await cards(productRaw({ labels })))[0]?.badges).toEqual([own]);
});

test('energy is included on request, as far as it is known', async () => {
  const { api } = fakeApi({
    [paths.products]: () => [
      productRaw({ energy_full_amount: '515.5', fats_full_amount: 0 }),
      productRaw({ id: 11, slug: 'b' }),
    ],
  });
  const products = await api.call(catalogue.products, {});
  expect(toMenuCards(products, groups, { withEnergy: true }).map(({ energy }) => energy)).toEqual([
    { kcal: 515.5, fats: 0 },
    undefined,
  ]);
  expect(toMenuCards(products, groups)[0]).not.toHaveProperty('energy');
});

test('a picture is sent in its lightest format that all browsers decode, without its placeholder', async () => {
  const [avif] = pictureRaw.sources;
  const jxl = { type: 'image/jxl', srcset: '/a.jxl 320w' };
  const webp = { type: 'image/webp', srcset: '/a.webp 320w' };
  const media = { ...pictureRaw, color: '#a5685c', sources: [jxl, avif, webp] };
  expect((await cards(productRaw({ media_list: [media] })))[0]?.picture).toEqual({
    original: pictureRaw.original,
    sources: [avif],
  });
});

test('an old price that is not higher is no discount', async () => {
  expect((await cards(productRaw({ old_price: 690 })))[0]).not.toHaveProperty('oldPrice');
});

test('a product without a slug has its id in its URL', async () => {
  expect(await cards(productRaw({ id: 10, slug: undefined }))).toMatchObject([{ id: 10, slug: '10' }]);
});

test.each([
  ['of an unknown group', { parent_group_id: 99 }],
  ['of no group', { parent_group_id: null }],
])('a product %s has no URL and is left out', async (_, more) => {
  expect(await cards(productRaw(more))).toEqual([]);
});

test.each([
  [groupRaw, groups[0]],
  [
    { id: 7, name: 'Сеты' },
    { id: 7, name: 'Сеты', slug: '7', tint: '', count: 3 },
  ],
])('the group %j', async (raw, expected) => {
  expect(await group(raw, 3)).toEqual(expected);
});

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  [0, 0],
  ['5.5', 5.5],
])('the price %j is read as %j', async (sent, expected) => {
  const [card] = await cards(productRaw({ price: sent, old_price: 790 }));
  expect(card?.price).toBe(expected);
  expect(card && 'oldPrice' in card).toBe(expected !== null);
});
