import {
  addressCalls,
  cartCalls,
  catalogue,
  dishCalls,
  orders,
  profileCalls,
} from '@storefront/api-contract';
import { encodeBody, encodeUrl } from './encode';

test.each([
  [{ groups: [3, 4], latitude: 55.8 }, '?groups[]=3&groups[]=4&latitude=55.8'],
  [{ groups: [], labels: [undefined, null, 0] }, '?labels[]=0'],
  [{ latitude: 0, nearby: '', force: false }, '?latitude=0&nearby=&force=false'],
  [{ latitude: undefined, longitude: null }, ''],
  [{}, ''],
  [undefined, ''],
])('the query %j is sent as «%s»', (query, text) => {
  const url = encodeUrl(catalogue.products, undefined, query);
  expect(decodeURIComponent(url)).toBe(`/api/app/nomenclature/products/${text}`);
});

test.each([
  ['a slug', dishCalls.group, { slug: 'rolly' }, '/api/app/group/rolly/'],
  ['a slug with signs of an address', dishCalls.group, { slug: '../x?y' }, '/api/app/group/..%2Fx%3Fy/'],
  ['a number', orders.estimate, { id: 5 }, '/api/user/orders/5/estimate/'],
])('%s stands in its place in the path', (_, call, path, url) => {
  expect(encodeUrl(call, path, undefined)).toBe(url);
});

test('a form is encoded as spec §7 writes it', () => {
  const fields = {
    product_id: 5,
    amount: 2,
    draft_uuid: undefined,
    modifiers: [
      { id: 7, amount: 1 },
      { id: 8, amount: undefined, name: null },
    ],
  };
  const { body, headers } = encodeBody(cartCalls.addProduct, fields);
  expect(decodeURIComponent(String(body))).toBe(
    'product_id=5&amount=2&modifiers[0][id]=7&modifiers[0][amount]=1&modifiers[1][id]=8',
  );
  expect(body).toBeInstanceOf(URLSearchParams);
  expect(headers).toBeUndefined();
});

const entriesOf = (body: unknown) =>
  [...(body as FormData).entries()].map(([name, part]) => [name, part instanceof File ? part.name : part]);

test('photographs are sent as a multipart body, with lists as spec §7 writes them', () => {
  const photo = (name: string) => new File(['jpeg'], name, { type: 'image/jpeg' });
  const { body, headers } = encodeBody(orders.estimate, {
    mark: 4,
    comment: null,
    images: [photo('roll.jpg'), photo('soup.jpg')],
    products: [{ id: 7, rating: 3 }],
  });
  expect(entriesOf(body)).toEqual([
    ['mark', '4'],
    ['comment', ''],
    ['images[]', 'roll.jpg'],
    ['images[]', 'soup.jpg'],
    ['products[0][id]', '7'],
    ['products[0][rating]', '3'],
  ]);
  // The browser writes it with the boundary.
  expect(headers).toBeUndefined();
});

test('a multipart body leaves out what is undefined', () => {
  const { body } = encodeBody(orders.estimate, { mark: 4, comment: undefined, images: [] });
  expect(entriesOf(body)).toEqual([['mark', '4']]);
});

test('one file is sent under its field', () => {
  const { body } = encodeBody(profileCalls.uploadAvatar, { image: new File(['png'], 'avatar.png') });
  expect(entriesOf(body)).toEqual([['image', 'avatar.png']]);
});

test.each([
  [{ code: 'ROLL', until: null }, '{"code":"ROLL","until":null}'],
  [undefined, '{}'],
])('other fields are sent as JSON: %j as %s', (fields, text) => {
  expect(encodeBody(cartCalls.submitPromo, fields)).toEqual({
    body: text,
    headers: { 'content-type': 'application/json' },
  });
});

test('a read has no body', () => {
  expect(encodeBody(addressCalls.addresses, {})).toEqual({});
});
