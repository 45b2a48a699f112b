import * as z from 'zod/mini';
import { slugOfGroup } from '@storefront/domain';
import { cartItem } from './cart';
import { catalogue, group, label, productCard } from './catalogue';
import { dishCalls, product } from './dishes';

const names = { name: 'ostroe' };

test.each([
  ['the text to show', { ...names, show_name: 'Острое' }, 'Острое', true],
  ['a flag', { name: 'Острое', show_name: true }, 'Острое', true],
  ['a number', { name: 'Острое', show_name: 1 }, 'Острое', true],
  ['a number as text', { name: 'Острое', show_name: '1' }, 'Острое', true],
  ['a flag as text', { name: 'Острое', show_name: 'true' }, 'Острое', true],
  ['no', { ...names, show_name: false }, 'ostroe', false],
  ['zero as text', { ...names, show_name: '0' }, 'ostroe', false],
  ['no as text', { ...names, show_name: 'False' }, 'ostroe', false],
  ['blank text', { ...names, show_name: ' ' }, 'ostroe', false],
  ['nothing', names, 'ostroe', false],
  ['null', { ...names, show_name: null }, 'ostroe', false],
  ['an object', { ...names, show_name: {} }, 'ostroe', false],
  ['the only name', { show_name: 'Острое' }, 'Острое', true],
])('a label whose show_name is %s', (_, sent, name, show_name) => {
  const expected = { id: 3, name, show_name };
  expect(z.parse(label, { id: 3, ...sent })).toMatchObject(expected);
  expect(z.parse(catalogue.labels.response, [{ id: 3, ...sent }])).toMatchObject([expected]);
  expect(z.parse(productCard, { id: 1, labels: [{ id: 3, ...sent }] }).labels).toMatchObject([expected]);
});

test.each([
  [{ url: 'rolly' }, 'rolly'],
  [{ url: '/menu/rolly/' }, 'rolly'],
  [{ url: 'https://shop.example/menu/rolly?utm=1' }, 'rolly'],
  [{ url: '%D1%80%D0%BE%D0%BB%D0%BB%D1%8B' }, 'роллы'],
  [{ url: 12 }, '12'],
  [{ url: '/' }, '3'],
  [{ url: '' }, '3'],
  [{ url: null }, '3'],
  [null, '3'],
])('a group with the page %j has the slug %j', (page, slug) => {
  expect(slugOfGroup(z.parse(group, { id: 3, name: 'Роллы', seo_page: page }))).toBe(slug);
});

test.each([
  [{ slug: 'ramen', seo_page: { url: '/menu/supy/drugoj' } }, 'ramen'],
  [{ slug: '', seo_page: { url: '/menu/supy/ramen' } }, 'ramen'],
  [{ slug: [], seo_page: {} }, '3'],
  [{ seo_page: [] }, '3'],
  [{}, '3'],
])('a product that sends %j has the slug %j', (fields, slug) => {
  const sent = { id: 3, name: 'Рамен', ...fields };
  expect(z.parse(productCard, sent).slug).toBe(slug);
  expect(z.parse(dishCalls.product.response, sent).slug).toBe(slug);
});

test('a list leaves out entries that are not products', () => {
  expect(z.parse(catalogue.products.response, [null, 'упс', { id: 3 }])).toMatchObject([{ id: 3 }]);
});

test.each([
  ['6', 6],
  [0, null],
  ['0', null],
  ['', null],
  [null, null],
])('the group %j of a product is %j', (parent_group_id, expected) => {
  const sent = { id: 3, name: 'Рамен', parent_group_id };
  expect(z.parse(productCard, sent).parent_group_id).toBe(expected);
  expect(z.parse(dishCalls.product.response, sent).parent_group_id).toBe(expected);
  expect(z.parse(cartItem, { id: 1, product: sent }).product.parent_group_id).toBe(expected);
});

describe('the parts of a combo', () => {
  const read = (content: unknown) => z.parse(product, { id: 1, content }).content;

  test.each([
    ['none', {}, 0],
    ['a number', { surcharge: 90 }, 90],
    ['text', { surcharge: '90' }, 90],
    ['null', { surcharge: null }, 0],
  ])('add their surcharge and never their own price: %s', (_, fields, surcharge) => {
    const [part] = read([{ id: 1, products: [{ id: 2, name: 'Маки', price: 450, ...fields }] }]);
    expect(part?.products).toMatchObject([{ id: 2, name: 'Маки', surcharge }]);
    expect(part?.products[0]).not.toHaveProperty('price');
  });

  test.each([
    ['a list', [{ products: [{ id: 2 }] }, { id: null, products: [{ id: 3 }] }]],
    ['an object by number', { 0: { products: [{ id: 2 }] }, 4: { products: { 1: { id: 3 } } } }],
  ])('may be %s without ids', (_, content) => {
    const parts = read(content);
    expect(parts.map(({ id }) => id)).toEqual([1, 2]);
    expect(parts.map(({ products }) => products.map(({ id }) => id))).toEqual([[2], [3]]);
  });

  test('keep their ids and their current product', () => {
    expect(read([{ id: '7', current_product_id: '3', products: [{ id: '3' }] }])).toMatchObject([
      { id: 7, current_product_id: 3, products: [{ id: 3 }] },
    ]);
  });
});

test.each([
  [{ has_modifiers: 1 }, true],
  [{ has_modifiers: false, content: [{}] }, false],
  [{ has_modifiers: null, content: [{}] }, true],
  [{ group_modifiers: [{ id: 1 }] }, true],
  [{ content: [{ products: [] }] }, true],
  [{ group_modifiers: [], content: {} }, false],
  [{}, false],
])('whether the product %j has choices to make: %j', (fields, expected) => {
  expect(z.parse(productCard, { id: 1, ...fields }).has_modifiers).toBe(expected);
});
