/** @jest-environment jsdom */
import { cartCalls, runCartWrite } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { apiError } from '@storefront/testing';
import { waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import {
  ordered,
  paths,
  prepare,
  repeat,
  restaurant,
  toRestaurant,
  watchRepeats,
} from '../../testing/repeatedOrder';

const { events, opened, toasts } = watchRepeats();

test('delivery: the account’s own entry is chosen and sent, the dishes are added, only the cart is open', async () => {
  const { calls, body, queryClient } = await repeat({ address: ordered });
  expect(calls.map(({ path }) => path)).toEqual([
    paths.order,
    paths.addresses,
    paths.takeMethod,
    paths.repeat,
  ]);
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'delivery',
    delivery: { id: 3, street: 'тверская улица', apartment: '12', coordinates: '55.7592,37.6114' },
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'delivery', address_id: 3 });
  expect(body(paths.repeat)).toEqual({ address_id: 3 });
  expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 1 }] });
  expect(events.map(({ name }) => name)).toEqual([
    'checkout:address-chosen',
    'checkout:address-changed',
    'shell:panels-close-requested',
    'shell:panel-requested',
  ]);
  expect(opened()).toEqual(['cart']);
});

test('an order without an address keeps the current place', async () => {
  const { body, calls } = await repeat({ address: null });
  expect(body(paths.repeat)).toEqual({ address_id: 1 });
  expect(calls.map(({ path }) => path)).toEqual([paths.order, paths.repeat]);
  expect(opened()).toEqual(['cart']);
});

test('pickup: the restaurant is fetched and chosen', async () => {
  const { body, calls } = await repeat(toRestaurant);
  expect(calls.map(({ path }) => path)).toEqual([
    paths.order,
    paths.restaurants,
    paths.takeMethod,
    paths.repeat,
  ]);
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'pickup',
    pickup: { id: 5, name: 'На Покровке', coordinates: '55.76,37.65' },
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'pickup', organization_id: 5 });
});

test('pickup from a restaurant that the plain list lacks: it is fetched by itself', async () => {
  const { body } = await repeat(toRestaurant, {
    [paths.restaurants]: () => [{ ...restaurant, id: 6 }],
    [paths.restaurant]: () => restaurant,
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'pickup', organization_id: 5 });
  expect(toasts()).toEqual([]);
});

test('unavailable dishes are shown over the cart, and dishes that left the menu are toasted', async () => {
  await repeat(
    { address: ordered },
    {
      [paths.repeat]: () => ({
        order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }),
        deleted_items: [
          { id: 1, product_id: 7, name: 'Угорь' },
          { id: 2, product_id: 8, name: 'Мисо' },
        ],
      }),
    },
  );
  expect(opened()).toEqual(['cart', 'unavailable-items']);
  expect(toasts()).toEqual(['Больше не готовим: Угорь, Мисо']);
});

test.each([
  [
    [{ product: { name: 'Угорь' } }, { name: '', product: { name: 'Мисо' } }],
    ['Больше не готовим: Угорь, Мисо'],
  ],
  [[{ name: 'Угорь' }, { id: 2 }], ['Больше не готовим: Угорь']],
  [[{ name: 'Вок' }, { name: 'Мисо' }, { name: 'Вок' }], ['Больше не готовим: Вок, Мисо']],
  [[{ id: 1, product_id: 7 }], []],
])('dishes that are gone, %j, are named or not mentioned', async (gone, expected) => {
  await repeat({ address: ordered }, { [paths.repeat]: () => ({ order: rawCart(), deleted_items: gone }) });
  expect(toasts()).toEqual(expected);
});

test('a dish that is gone without a name is named as in the order, and the pickup discount is no dish', async () => {
  await repeat(
    { address: ordered, items: [rawItem(7, 'Угорь'), rawItem(8, 'Самовывоз')] },
    {
      [paths.repeat]: () => ({
        order: rawCart(),
        deleted_items: [
          { id: 1, product_id: 70, product: null },
          { id: 2, product_id: 80, name: 'Самовывоз' },
        ],
      }),
    },
  );
  expect(toasts()).toEqual(['Больше не готовим: Угорь']);
});

test.each([{ order: null, deleted_items: [] }, { deleted_items: [] }, []])(
  'after the answer %j the cart is read: it says nothing of the other dishes',
  async (answer) => {
    const { queryClient, calls } = await repeat(
      { address: ordered },
      {
        [paths.repeat]: () => answer,
        [paths.cart]: () => ({ order: rawCart({ items: [rawItem(9, 'Маки')] }) }),
      },
    );
    expect(calls.at(-1)?.path).toBe(paths.cart);
    expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 9 }] });
    expect(toasts()).toEqual([]);
    expect(opened()).toEqual(['cart']);
  },
);

const wishes = { persons_count: 3, comment: 'Без лука' };
type Raw = Record<string, unknown>;

test.each<[string, Raw, Raw, Raw]>([
  ['an order', wishes, {}, { persons: 3, comment: 'Без лука' }],
  ['a canceled order', { ...wishes, status_slug: 'canceled' }, {}, { persons: 3, comment: 'Без лука' }],
  ['an order, a cart with a comment', wishes, { comment: 'Код 12' }, { persons: 3 }],
  ['an order, a cart for two', wishes, { persons_count: 2 }, { comment: 'Без лука' }],
  ['an order for one', { persons_count: 1 }, {}, {}],
  ['an order that names no persons', { persons_count: 0 }, {}, {}],
  ['an order in cash', { payment_type_id: 3 }, { payment_type_id: 1 }, { payment: 3 }],
  [
    'an order in cash, a cart without a choice',
    { payment_type_id: 3 },
    { payment_type_id: null },
    { payment: 3 },
  ],
  ['an order in cash, a cart by card', { payment_type_id: 3 }, { payment_type_id: 2 }, {}],
  ['an order paid online, a cart in cash', { payment_type_id: 1 }, { payment_type_id: 3 }, {}],
  ['an order paid in a way of its own', { payment_type_id: 9 }, {}, {}],
  [
    'an order with switches',
    { contactless: 1, need_call_confirmation: true },
    {},
    { contactless: 1, need_call_confirmation: 1 },
  ],
  [
    'a cart with a switch',
    { contactless: 1, need_call_confirmation: 1 },
    { contactless: 1 },
    { need_call_confirmation: 1 },
  ],
])('%s gives the cart its choices', async (_, order, cart, expected) => {
  const { calls, queryClient } = await repeat(
    { address: ordered, ...order },
    {
      [paths.repeat]: () => ({ order: rawCart(cart), deleted_items: [] }),
      [paths.persons]: () => ({ order: rawCart(cart) }),
      [paths.comment]: () => ({ order: rawCart(cart) }),
      [paths.payment]: () => ({ order: rawCart(cart) }),
      [paths.toggle]: () => ({ order: rawCart(cart) }),
    },
  );
  const sent = calls.flatMap(({ path, query, body }): Raw[] => {
    const fields = { ...(query as object), ...(body as object) } as Raw;
    if (path === paths.persons) return [{ persons: fields['persons'] }];
    if (path === paths.comment) return [{ comment: fields['comment'] }];
    if (path === paths.payment) return [{ payment: fields['id'] }];
    return path === paths.toggle ? [{ [String(fields['param'])]: fields['value'] }] : [];
  });
  expect(Object.assign({}, ...sent)).toEqual(expected);
  expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 1 }] });
  expect(opened()).toEqual(['cart']);
});

test('an answer without a cart to a wish leaves the dishes, and the cart is read again', async () => {
  const { queryClient, calls } = await repeat(
    { address: ordered, ...wishes },
    {
      [paths.repeat]: () => ({ order: rawCart() }),
      [paths.persons]: () => ({ order: null }),
      [paths.comment]: () => ({ order: null }),
      [paths.cart]: () => ({ order: rawCart({ items: [rawItem(9, 'Маки')], ...wishes }) }),
    },
  );
  const written: readonly string[] = [paths.persons, paths.comment, paths.cart];
  expect(calls.map(({ path }) => path).filter((path) => written.includes(path))).toEqual([
    paths.persons,
    paths.cart,
    paths.comment,
    paths.cart,
  ]);
  expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 9 }], ...wishes });
  expect(toasts()).toEqual([]);
  expect(opened()).toEqual(['cart']);
});

test('a number of persons that is refused leaves the dishes, and the panels open', async () => {
  await repeat(
    { address: ordered, ...wishes },
    {
      [paths.repeat]: () => ({
        order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }),
        deleted_items: [{ id: 1, product_id: 2, name: 'Суп' }],
      }),
      [paths.persons]: () => {
        throw apiError(422, 'Не больше двух');
      },
      [paths.comment]: () => ({ order: rawCart() }),
    },
  );
  expect(toasts()).toEqual(['Не больше двух', 'Больше не готовим: Суп']);
  expect(opened()).toEqual(['cart', 'unavailable-items']);
});

describe('beside another write of the cart', () => {
  const add: Parameters<typeof runCartWrite<void>>[1] = {
    call: (api) => api.call(cartCalls.addProduct, { body: { product_id: 1, amount: 1, modifiers: [] } }),
    fallback: '',
  };
  const cartWrites: readonly string[] = [paths.takeMethod, paths.repeat, paths.addProduct];

  test('the repeat waits for one that is pending, and a later one waits for the repeat', async () => {
    const answers: (() => void)[] = [];
    const slow = (id: number) => () =>
      new Promise((answer) => {
        answers.push(() => answer({ order: rawCart({ items: [rawItem(id, 'Маки')] }) }));
      });
    const { calls, queryClient, run } = prepare(
      { address: ordered },
      { [paths.addProduct]: slow(1), [paths.takeMethod]: slow(2), [paths.repeat]: slow(3) },
    );
    const sent = () => calls.map(({ path }) => path).filter((path) => cartWrites.includes(path));
    const next = () =>
      waitFor(() => {
        const answer = answers.shift();
        expect(answer).toBeDefined();
        answer?.();
      });

    const first = runCartWrite(queryClient, add, undefined);
    const repeated = run();
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(3));
    expect(sent()).toEqual([paths.addProduct]);
    await next();
    await first;
    await next();
    await waitFor(() => expect(sent()).toEqual([paths.addProduct, paths.takeMethod, paths.repeat]));
    const last = runCartWrite(queryClient, add, undefined);
    expect(sent()).toHaveLength(3);
    await next();
    await repeated;
    await next();
    await last;
    expect(sent()).toEqual([paths.addProduct, paths.takeMethod, paths.repeat, paths.addProduct]);
    expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 1 }] });
  });
});
