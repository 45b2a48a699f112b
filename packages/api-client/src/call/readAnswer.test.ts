import {
  addressCalls,
  bonusCalls,
  type Call,
  cartCalls,
  catalogue,
  contentCalls,
  inquiryCalls,
  orders,
  profileCalls,
  restaurantCalls,
  userCalls,
} from '@storefront/api-contract';
import { ApiError } from './ApiError';
import { readAnswer } from './readAnswer';

/** The error that a call throws for an answer; undefined when it returns. */
function errorOf(call: Call, json: unknown): unknown {
  try {
    readAnswer(call, json);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a write that says no with a success status', () => {
  const wait = { message: 'Подождите', seconds: 42, errors: { phone: ['Занят'] } };

  test.each([
    ['false', { success: false, ...wait }],
    ['0', { success: 0, ...wait }],
    ["'0'", { success: '0', ...wait }],
    ["'false'", { success: 'false', ...wait }],
    ['all of it under `data`', { data: { success: false, ...wait } }],
    ['the rest under `data`', { success: 0, message: null, data: { ...wait, errors: { phone: 'Занят' } } }],
    ['`success` under `data`', { data: { success: '0' }, ...wait }],
  ])('is refused: %s', (_, body) => {
    expect(errorOf(profileCalls.editPhone, body)).toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 200,
      text: 'Подождите',
      seconds: 42,
      fields: { phone: ['Занят'] },
    });
  });

  test('is refused without a message too', () => {
    const error = errorOf(profileCalls.editPhone, { success: false });
    expect(error).toMatchObject({ kind: 'refused', text: undefined });
  });

  test.each([{ success: true }, { success: null }, {}, [], null, { data: [] }, { data: { success: 1 } }])(
    'is not refused: %j',
    (body) => {
      expect(readAnswer(profileCalls.editPhone, body)).toEqual({ success: true, seconds: null });
    },
  );

  test('is an answer where the call ignores it', () => {
    const body = { success: false, debug: { error_description: 'Нет карты' } };
    expect(readAnswer(bonusCalls.activateCard, body)).toMatchObject(body);
  });
});

describe('an answer of the cart with a success status', () => {
  const calls = [cartCalls.get, cartCalls.changeAmount, orders.repeat];
  const order = { items: [], draft_uuid: 'd' };

  test.each([
    [{ success: false, message: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ success: false, message: 'Кухня закрыта', order }, 'Кухня закрыта'],
    [{ success: false, message: 'Кухня закрыта' }, 'Кухня закрыта'],
    [{ success: false, error: 'Кухня закрыта' }, 'Кухня закрыта'],
    [{ error: true, message: 'Кухня закрыта', order }, 'Кухня закрыта'],
    [{ error: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ error: ' Кухня закрыта\n', order: null }, 'Кухня закрыта'],
    [{ error: 'Кухня закрыта', message: '', order }, 'Кухня закрыта'],
    [{ error: 'E17', message: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ data: { error: 'Кухня закрыта' } }, 'Кухня закрыта'],
    [{ error: true, order: null }, undefined],
    [{ error: '1', order: null }, undefined],
    [{ error: 17, order: null }, undefined],
  ])('refuses with %j', (body, text) => {
    for (const call of calls)
      expect(errorOf(call, body)).toMatchObject({ kind: 'refused', status: 200, text });
  });

  test.each([false, 0, '0', 'no', '', ' ', null, [], {}])('does not refuse with the error %j', (error) => {
    for (const call of calls)
      expect(readAnswer(call, { order, error })).toMatchObject({ order: { items: [] } });
  });
});

test('an `error` means nothing to a call that has none', () => {
  const body = { success: true, error: 'Нет такого поля' };
  expect(readAnswer(profileCalls.editPhone, body)).toMatchObject({ success: true });
});

test.each([
  ['a list', catalogue.groups],
  ['a page of a list', orders.list],
  ['the code of a card', bonusCalls.generateOrderCode],
  ['the settings', contentCalls.settings],
])('%s with «no» and a success status is refused, not empty or unreadable', (_, call) => {
  expect(errorOf(call, { success: false, data: null, message: 'Меню обновляется' })).toMatchObject({
    kind: 'refused',
    status: 200,
    text: 'Меню обновляется',
  });
});

test.each([
  ['the zone of a point', restaurantCalls.polygon],
  ['an order', cartCalls.process],
  ['a booking', inquiryCalls.reservation],
  ['the logout', userCalls.logout],
  ['a new card', bonusCalls.activateCard],
])('%s has `success` as data', (_, call) => {
  expect(readAnswer<Call>(call, { success: false, message: 'Нет' })).toMatchObject({ success: false });
});

test.each([
  ['of groups', catalogue.groups],
  ['of labels', catalogue.labels],
  ['of recommendations', cartCalls.recommendations],
  ['of settings', contentCalls.settings],
])('without an answer a list %s is an error, not empty', (_, call) => {
  for (const body of [{ message: 'упс' }, null]) {
    const error = errorOf(call, body);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'unreadable', status: 502, cause: expect.anything() });
  }
});

test.each([catalogue.groups, catalogue.labels, cartCalls.recommendations])(
  'a list of which nothing can be read is an error: $path',
  (call) => {
    expect(errorOf(call, [{ id: '?' }])).toMatchObject({ kind: 'unreadable', status: 502 });
  },
);

test('a write may be answered with nothing', () => {
  expect(readAnswer(addressCalls.deleteAddress, null)).toEqual({ success: true });
});
