import { orders, type Purchase } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { testOrder } from '../../testing/testOrder';
import {
  discountOf,
  isMuted,
  knownSum,
  orderTitle,
  orderLocation,
  pollIntervalMs,
  statusOf,
  sumLabel,
  timelineOf,
  windowInSentence,
} from './orderFacts';

const read = (more: Record<string, unknown> = {}): Purchase =>
  z.parse(orders.detail.response, testOrder(more));
const emptyOrder = (): Purchase => z.parse(orders.detail.response, { id: 1 });

test.each([
  ['wait_confirm', 'Ожидается подтверждение', ['current', 'next', 'next', 'next']],
  ['not_confirmed', 'Заказ создан', ['current', 'next', 'next', 'next']],
  ['new', 'Заказ создан', ['current', 'next', 'next', 'next']],
  ['in_progress', 'Готовим заказ', ['done', 'current', 'next', 'next']],
  ['ready', 'Заказ готов', ['done', 'done', 'current', 'next']],
  ['awaiting_delivery', 'Заказ готов', ['done', 'done', 'current', 'next']],
  ['on_the_way', 'Заказ у\u00A0курьера', ['done', 'done', 'current', 'next']],
  ['closed', 'Заказ выполнен', ['done', 'done', 'done', 'done']],
  ['delivered', 'Заказ выполнен', ['done', 'done', 'done', 'done']],
  ['flying', 'Заказ принят', ['current', 'next', 'next', 'next']],
  ['', 'Заказ принят', ['current', 'next', 'next', 'next']],
])('status %p is labelled %p on the timeline', (status_slug, label, states) => {
  const order = read({ status_slug });
  expect(statusOf(order).label).toBe(label);
  expect(timelineOf(order).map(({ state }) => state)).toEqual(states);
  expect(timelineOf(order).some((step) => step.label === label)).toBe(true);
});

test('a pickup order that is ready waits in the restaurant', () => {
  const order = read({ is_self_service: true, status_slug: 'ready' });
  expect(timelineOf(order).map(({ label }) => label)).toEqual([
    'Заказ создан',
    'Готовим заказ',
    'Ждет в\u00A0ресторане',
    'Заказ выполнен',
  ]);
});

test.each([
  ['new', 30_000, false],
  ['on_the_way', 30_000, false],
  ['flying', 30_000, false],
  ['delivered', false, false],
  ['canceled', false, true],
  ['error', false, true],
])('an order of the status %p is polled every %p ms, muted: %p', (status_slug, interval, muted) => {
  const order = read({ status_slug });
  expect(pollIntervalMs(order)).toBe(interval);
  expect(isMuted(statusOf(order))).toBe(muted);
});

test('an order that is not loaded is not polled', () => {
  expect(pollIntervalMs(undefined)).toBe(false);
});

test.each([
  ['online', { payment_type_id: 1, status_slug: 'new' }, 'Оплачено онлайн картой'],
  ['online, unconfirmed', { payment_type_id: 1, status_slug: 'wait_confirm' }, 'К оплате онлайн картой'],
  ['online, created', { payment_type_id: 1, status_slug: 'not_confirmed' }, 'К оплате онлайн картой'],
  ['card', { payment_type_id: 2, status_slug: 'on_the_way' }, 'К оплате картой курьеру'],
  ['card, taken', { payment_type_id: 2, status_slug: 'closed' }, 'Оплачено картой курьеру'],
  ['card, pickup', { payment_type_id: 2, is_self_service: true }, 'К оплате картой в\u00A0ресторане'],
  ['cash', { payment_type_id: 3 }, 'К оплате наличными'],
  ['canceled', { payment_type_id: 1, status_slug: 'canceled' }, 'Сумма заказа'],
  ['unknown type', { payment_type_id: 9 }, 'Сумма заказа'],
  ['unknown status', { status_slug: 'flying' }, 'Сумма заказа'],
])('the label of the sum: %s', (_, more, label) => {
  expect(sumLabel(read(more))).toBe(label);
});

test('spent bonuses are not part of the discount, which is never negative', () => {
  expect(discountOf(read())).toBe(245);
  expect(discountOf(read({ full_sum: 0 }))).toBe(0);
});

const noSums = { full_sum: null, discount_sum: null };

test.each([
  ['a sum', {}, 1905],
  ['a sum that bonuses have paid', { full_sum: 300, discount_sum: 0, items: [] }, 0],
  ['a free dish alone', { ...noSums, items: [{ id: 1, product_id: 1, price: 0 }] }, 0],
  ['a sum to pay, whose full sum is 0', { full_sum: 0, discount_sum: 450, items: [] }, 450],
  ['neither a sum nor dishes', { ...noSums, items: [] }, undefined],
  ['neither a sum nor prices', { ...noSums, items: [{ id: 1, product_id: 1 }] }, undefined],
])('the sum of an order with %s', (_, more, sum) => {
  expect(knownSum(read(more))).toBe(sum);
});

test('a discount of kopecks is not shown', () => {
  expect(discountOf(read({ full_sum: 1290.1, discount_sum: 1290, write_off_amount: 0 }))).toBe(0);
});

test.each([
  ['a street', {}, 'Огородный проезд, 16, кв.\u00A048'],
  ['a whole address', { address: { full_address: 'Арбат, 1, кв. 2', apartment: '2' } }, 'Арбат, 1, кв. 2'],
  [
    'a city whose name contains «кв»',
    { address: { full_address: 'Москва, Арбат, 1', apartment: '2' } },
    'Москва, Арбат, 1, кв.\u00A02',
  ],
  ['a restaurant', { is_self_service: true }, 'Танто на Руставели, ул. Руставели, 14'],
  ['a nameless restaurant', { is_self_service: true, organization: null }, undefined],
  ['no address', { address: null }, undefined],
  ['a flat without a house', { address: { apartment: '48' } }, undefined],
])('the location of an order with %s', (_, more, location) => {
  expect(orderLocation(read(more))).toBe(location);
});

test('an order with only an id has fallbacks', () => {
  expect(orderLocation(emptyOrder())).toBeUndefined();
  expect(sumLabel(emptyOrder())).toBe('Сумма заказа');
  expect(statusOf(emptyOrder()).isFinal).toBe(false);
});

test.each([
  [48213, 'Заказ №\u00A048\u00A0213'],
  ['48213', 'Заказ №\u00A048\u00A0213'],
  ['x7', 'Заказ №\u00A0x7'],
])('the title of order %p', (id, title) => {
  expect(orderTitle(id)).toBe(title);
});

test.each([
  ['2026-11-21T19:30:00+03:00', 'сегодня', 'с\u00A019:30\u00A0до\u00A020:00'],
  ['2026-11-30T12:00:00+03:00', '30\u00A0ноября', 'с\u00A012:00\u00A0до\u00A012:30'],
])('the time %s fits into a sentence', (date, day, hours) => {
  const now = new Date('2026-11-21T18:00:00+03:00');
  const parts = windowInSentence({ delivery_date: date, datetime: null }, now, 'Europe/Moscow');
  expect({ ...parts, day: parts?.day.replaceAll(' ', '\u00A0') }).toEqual({ day, hours });
});

test.each([
  ['a bare day', '2026-11-21', { day: 'Сегодня' }],
  ['no date', null, undefined],
  ['a date that cannot be read', 'скоро', undefined],
])('the time of an order with %s has no hours', (_, delivery_date, parts) => {
  const now = new Date('2026-11-21T18:00:00+03:00');
  expect(windowInSentence({ delivery_date, datetime: null }, now, 'Europe/Moscow')).toEqual(parts);
});
