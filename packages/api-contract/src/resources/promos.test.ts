import * as z from 'zod/mini';
import { promo, promoCalls } from './promos';

const read = (fields: object) => z.parse(promo, { id: 7, name: 'Вечер', ...fields });
const picture = '/storage/promo.jpg';

test.each([
  ['images.site_origin', { images: { site_origin: picture } }],
  ['site_origin as an object', { images: { site_origin: { url: picture } } }],
  ['images as a list', { images: [{ site_origin: picture }] }],
  ['images as a text', { images: picture }],
  ['image as a text', { image: picture }],
  ['image as an object', { images: [], image: { original: picture } }],
  ['image as an object with url', { images: null, image: { url: picture } }],
  ['image as a list', { image: ['', { src: picture }] }],
  ['a blank site_origin beside image', { images: { site_origin: ' ' }, image: picture }],
  ['a blank site_origin beside url', { images: { site_origin: '', url: picture } }],
  ['both', { images: { site_origin: picture }, image: { original: '/storage/app.jpg' } }],
])('the picture is read from %s', (_, fields) => {
  expect(read(fields).image?.original).toBe(picture);
});

test('lighter formats are preferred', () => {
  const image = { original: '/storage/a.webp', sources: [{ type: 'image/avif', srcset: '/a.avif 1x' }] };
  expect(read({ images: { site_origin: picture }, image }).image).toMatchObject(image);
});

test.each([[null], [''], [[]], [{}], [{ site_origin: null }], [7], [[null, '']]])(
  'the picture %j counts as missing',
  (images) => expect(read({ images, image: images }).image).toBeNull(),
);

test.each([
  [{ code: 'LISA10' }, 'LISA10'],
  [{ code: ' LISA10 ' }, 'LISA10'],
  ['LISA10', 'LISA10'],
  [2026, '2026'],
  [[{ code: 'LISA10' }], 'LISA10'],
  [{ code: '' }, undefined],
  [[], undefined],
  [false, undefined],
  [null, undefined],
])('the code %j is %p', (promocode, code) => {
  expect(read({ promocode }).promocode?.code).toBe(code);
});

test.each([
  [{ product: { id: '5', name: 'Моти', slug: 'mochi', parent_group_id: '6' } }, 5, 6],
  [{ product: 5 }, 5, undefined],
  [{ product: '5' }, 5, undefined],
  [{ product_id: 5 }, 5, undefined],
  [{ product: [{ id: 5 }] }, 5, undefined],
  [{ product: [], product_id: 5 }, 5, undefined],
  [{ product: null }, undefined, undefined],
])('the product of %j', (fields, id, group) => {
  const { product, group: leadsTo } = read(fields);
  expect(product?.id).toBe(id);
  expect(leadsTo?.id).toBe(group);
});

test.each([
  [{ group: { id: '6', name: 'Супы', seo_page: { url: 'supy' } } }, { id: 6, name: 'Супы', slug: 'supy' }],
  [{ menu_group: 6 }, { id: 6, name: null, slug: null }],
  [{ section: '6' }, { id: 6, name: null, slug: null }],
  [{ section: 'Супы' }, { id: null, name: 'Супы', slug: null }],
  [{ section: { id: 6, name: 'Супы' } }, { id: 6, name: 'Супы', slug: null }],
  [{ section: null }, null],
])('the menu group of %j', (fields, group) => expect(read(fields).group).toEqual(group));

test.each([
  ['Супы', 'Супы'],
  [{ id: 6, name: 'Супы' }, 'Супы'],
  [{ title: 'Супы' }, 'Супы'],
  [6, null],
  [[], null],
])('the section %j has the heading %p', (section, heading) => {
  expect(read({ section }).section).toBe(heading);
});

test('without a slug the id addresses it', () => {
  expect(read({}).slug).toBe('7');
  expect(read({ slug: ' ' }).slug).toBe('7');
  expect(read({ slug: 'vecher' }).slug).toBe('vecher');
});

const one = { id: 7, name: 'Вечер' };

test.each([
  [[one], 1],
  [{ data: [one] }, 1],
  [{ 3: one, 5: { name: 'x' } }, 1],
  [[one, { id: 8, name: null }, { id: 9, name: ' ' }, { id: 10 }], 1],
  [[], 0],
])('the list %j has %p', (list, count) => {
  expect(z.parse(promoCalls.promos.response, list)).toHaveLength(count);
});

test.each([['<html>'], [null], [{ message: 'x' }], [[{ name: 'x' }]]])('the list %j is an error', (list) => {
  expect(z.safeParse(promoCalls.promos.response, list).success).toBe(false);
});

test.each([[one], [{ data: one }], [{ promo: one }]])('the answer %j is read as a promotion', (answer) => {
  expect(z.parse(promoCalls.promo.response, answer)).toMatchObject({ id: 7, slug: '7' });
});
