import * as z from 'zod/mini';
import { articleCalls } from './articles';

const read = (value: unknown) => z.safeParse(articleCalls.landings.response, value);
const first = (fields: object) => read([{ id: 1, seo: { url: 'zima' }, ...fields }]).data?.[0];

test('a landing needs nothing but its url', () => {
  expect(read([{ seo: { url: 'zima' } }]).data).toEqual([
    {
      id: null,
      name: '',
      seo: { url: 'zima', title: null, description: null, canonical: null },
      content: null,
      image: null,
      promocode: null,
      product: null,
    },
  ]);
});

test.each([
  [{ title: 'Зима' }, { name: 'Зима' }],
  [{ name: 'Зима', title: 'Заголовок' }, { name: 'Зима' }],
  [{ name: '', title: 'Зима' }, { name: 'Зима' }],
  [{ text: '<p>Суп</p>' }, { content: '<p>Суп</p>' }],
  [{ description: '<p>Суп</p>' }, { content: '<p>Суп</p>' }],
  [{ content: '<p>&nbsp;</p><div><br/>\u200B</div>' }, { content: null }],
  [{ content: '<p> </p>', text: '<p>Суп</p>' }, { content: '<p>Суп</p>' }],
  [{ content: '<p><img src="/storage/a.jpg"></p>' }, { content: '<p><img src="/storage/a.jpg"></p>' }],
  [{ content: '<'.repeat(5) }, { content: '<<<<<' }],
  [{ image: '/storage/a.jpg' }, { image: { original: '/storage/a.jpg' } }],
  [{ images: { site_origin: '/storage/a.jpg' } }, { image: { original: '/storage/a.jpg' } }],
  [{ image: { url: '/storage/a.jpg' } }, { image: { original: '/storage/a.jpg' } }],
  [{ image: ['/storage/a.jpg'] }, { image: { original: '/storage/a.jpg' } }],
  [{ image: '', images: { site_origin: '/storage/a.jpg' } }, { image: { original: '/storage/a.jpg' } }],
  [{ images: [] }, { image: null }],
  [{ promocode: 'SNEG' }, { promocode: { code: 'SNEG' } }],
  [{ promocode: [] }, { promocode: null }],
  [{ product_id: '5' }, { product: { id: 5, slug: null } }],
  [{ product: { id: 5, slug: 'ramen', price: 1 } }, { product: { id: 5, slug: 'ramen' } }],
  [{ product: 12 }, { product: { id: 12, slug: null } }],
  [{ product: [12] }, { product: { id: 12, slug: null } }],
  [{ product: [], product_id: 5 }, { product: { id: 5, slug: null } }],
  [{ product: [], product_id: null }, { product: null }],
])('%j is read as %j', (fields, expected) => {
  expect(first(fields)).toMatchObject(expected);
});

test.each(['name', 'seo', 'content', 'image', 'images', 'promocode', 'product', 'product_id'])(
  'is read whatever its %s is',
  (field) => {
    for (const value of [[], {}, null, '', false, 0, 'x', [[]], [{}], { 0: {} }, undefined]) {
      expect({ value, isRead: read([{ id: 1, [field]: value }]).success }).toEqual({ value, isRead: true });
    }
  },
);

test.each(['<html>', null, 7, { message: 'down' }, [{ foo: 1 }], ['x']])(
  '%j is no list of landings',
  (value) => {
    expect(read(value).success).toBe(false);
  },
);

test('an empty list is one, also under `data`, and a row that cannot be read is left out', () => {
  expect([read([]).data, read({ data: [] }).data]).toEqual([[], []]);
  expect(read({ data: { 2: { seo: { url: 'a' } }, 5: 'x', 6: null } }).data).toHaveLength(1);
});
