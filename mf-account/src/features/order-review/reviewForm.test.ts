/** @jest-environment jsdom */
import { orders, type Purchase } from '@storefront/api-contract';
import { reviewClaims } from '@storefront/domain';
import * as z from 'zod/mini';
import { testOrder } from '../../testing/testOrder';
import { emptyReview, orderedProducts, reviewSchema, toRequest } from './reviewForm';

const read = (more: Record<string, unknown> = {}): Purchase =>
  z.parse(orders.detail.response, testOrder(more));
const products = [{ product_id: 1 }, { product_id: 2 }];
const full = { ...emptyReview, mark: 4, ratings: { product1: 5, product2: 3 } };

test('each ordered product is rated once, and the pickup discount is none', () => {
  const { items } = testOrder();
  const twice = read({ items: [...items, { ...items[0], id: 7 }] });
  expect(orderedProducts(twice).map(({ product }) => product.name)).toEqual([
    'Филадельфия с лососем',
    'Рамэн тонкоцу',
  ]);
  expect(orderedProducts(read({ items: null }))).toEqual([]);
});

test.each([
  ['nothing chosen', emptyReview, ['mark', 'ratings.product1', 'ratings.product2']],
  ['one product unrated', { ...full, ratings: { product1: 5 } }, ['ratings.product2']],
  [
    'a rating that is not there yet',
    { ...full, ratings: { product1: 5, product2: undefined } },
    ['ratings.product2'],
  ],
  ['a rating of 0', { ...full, ratings: { product1: 0, product2: 1 } }, ['ratings.product1']],
  ['a long comment', { ...full, comment: 'о'.repeat(2001) }, ['comment']],
  ['a long comment, most of it spaces', { ...full, comment: ` ${'о'.repeat(2000)} ` }, []],
  ['all rated', full, []],
])('%s: %#', (_, review, problems) => {
  const { error } = z.safeParse(reviewSchema(products), review);
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(problems);
});

test('the text of a long comment names the field', () => {
  const { error } = z.safeParse(reviewSchema(products), { ...full, comment: 'о'.repeat(2001) });
  expect(error?.issues[0]?.message).toBe('Комментарий не может быть больше 2000 символов');
});

const send = (more: object) => toRequest(z.parse(reviewSchema(products), { ...full, ...more }), products);

test('claims are sent as 0 and 1 with one to four stars, and none with five', () => {
  const chosen = { claims: ['is_late', 'is_forgot_sauce'] };
  const sent = (mark: number) => {
    const body = send({ ...chosen, mark });
    return reviewClaims.filter((claim) => body[claim] === 1);
  };
  expect([1, 2, 3, 4].map(sent)).toEqual(Array(4).fill(chosen.claims));
  expect(sent(5)).toEqual([]);
  expect(send({ mark: 5 })).toMatchObject({ is_late: 0, is_rude_deliverer: 0 });
});

test('the comment is trimmed, and an empty one is null', () => {
  expect(send({ comment: '  остыло ' }).comment).toBe('остыло');
  expect(send({ comment: ' \n ' }).comment).toBeNull();
});

test('every product is sent with its rating', () => {
  expect(send({}).products).toEqual([
    { id: 1, rating: 5 },
    { id: 2, rating: 3 },
  ]);
});
