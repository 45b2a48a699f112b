/** @jest-environment jsdom */
import { type Answer, apiError, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, orderButton, placed, processPath, readyButton } from '../../testing/openOrder';
import { lost, storeAttempt, storedAttempt } from '../../testing/orderAttempt';

const cartPath = '/api/app/order/get/';
const refusedText = 'Не удалось оформить заказ';

/** The first page of the customer's orders. */
const ordersKey = ['orders', 'list', 1];

beforeEach(() => sessionStorage.clear());

describe('a check after another device has filled the cart', () => {
  const maki = rawItem(9, 'Маки', { price: 1200 });

  /** The order panel with a sent order and an empty cart; the check reads the cart that `then` returns. */
  async function openAccepted(more: object, then: Answer) {
    storeAttempt({ ...more, isAccepted: true });
    let read: Answer = () => ({ order: null });
    const view = openOrder({ cart: null, answers: { [cartPath]: (call) => read(call) } });
    const check = await screen.findByRole('button', { name: 'Узнать о заказе' });
    view.queryClient.setQueryData(ordersKey, []);
    read = then;
    await view.user.click(check);
    return { ...view, setRead: (answer: Answer) => (read = answer) };
  }

  test.each([
    ['dishes', rawCart({ items: [maki] })],
    ['unavailable dishes', rawCart({ items: [], stoplisted_items: [maki] })],
  ])('with %s shows the form with its note, and orders nothing', async (_, order) => {
    const { sent } = await openAccepted({ lines: [77] }, () => ({ order }));
    expect(await orderButton()).toBeInTheDocument();
    expect(screen.getByText(/^Прошлый заказ/)).toBeInTheDocument();
    expect(sent(processPath)).toEqual([]);
    expect(storedAttempt()).not.toBeNull();
  });

  test('with the pickup discount only asks for the order', async () => {
    const order = rawCart({ items: [rawItem(9, 'Самовывоз')] });
    const { opened } = await openAccepted({}, () => ({ order }));
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  });

  test('toasts that the cart cannot be read, orders nothing, and can be repeated', async () => {
    const view = await openAccepted({}, () => Promise.reject(apiError(500)));
    await waitFor(() => expect(view.toasts()).toEqual(['Не удалось получить данные']));
    // The customer may look for the order in the list of orders.
    expect(view.queryClient.getQueryState(ordersKey)).toMatchObject({ isInvalidated: true });
    const again = await screen.findByRole('button', { name: 'Повторить' });
    expect(view.sent(processPath)).toEqual([]);
    view.setRead(() => ({ order: null }));
    await view.user.click(again);
    await view.user.click(await screen.findByRole('button', { name: 'Узнать о заказе' }));
    await waitFor(() => expect(view.opened()).toEqual(['order-monitoring']));
  });
});

test('an unanswered check shows so and can be repeated', async () => {
  storeAttempt();
  const call = recovering(() => placed);
  const { user, opened, toasts } = openOrder({
    cart: null,
    answers: { [processPath]: call.answer },
  });
  const again = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(toasts()).toEqual([refusedText]);
  call.recover();
  await user.click(again);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
});

test('a check that is turned away each time leaves a way to the list of orders, and orders nothing', async () => {
  storeAttempt();
  const { user, opened, sent } = openOrder({
    cart: null,
    answers: { [processPath]: () => Promise.reject(apiError(409, 'Корзина пуста')) },
  });
  await user.click(await screen.findByRole('button', { name: 'Мои заказы' }));
  expect(opened()).toEqual(['purchases']);
  expect(sent(processPath)).toHaveLength(1);
  expect(storedAttempt()).not.toBeNull();
});

test.each<[string, Answer]>([
  ['is lost', lost],
  ['turns the call away', () => Promise.reject(apiError(409))],
])('a list of orders from before a check whose answer %s is read again', async (_, answer) => {
  storeAttempt({ isAccepted: true });
  const { user, queryClient, sent } = openOrder({ cart: null, answers: { [processPath]: answer } });
  queryClient.setQueryData(ordersKey, []);
  await user.click(await screen.findByRole('button', { name: 'Узнать о заказе' }));
  await waitFor(() => expect(sent(processPath)).not.toEqual([]));
  await screen.findByRole('button', { name: 'Мои заказы' });
  expect(queryClient.getQueryState(ordersKey)).toMatchObject({ isInvalidated: true });
});

test('a cart that was emptied by other means leads back to the cart panel', async () => {
  storeAttempt();
  const { emitted, toasts } = openOrder({
    cart: null,
    answers: { [processPath]: () => Promise.reject(apiError(422, 'В корзине пусто')) },
  });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(toasts()).toEqual(['В корзине пусто']);
  expect(storedAttempt()).toBeNull();
});

test('an accepted order that the answer does not name is unconfirmed, and is not sent again unprompted', async () => {
  let answer: object = { success: true };
  let isGone = false;
  const { user, emitted, sent, toasts, opened, queryClient } = openOrder({
    answers: {
      [cartPath]: () => ({ order: isGone ? null : rawCart() }),
      [processPath]: () => {
        isGone = true;
        return answer;
      },
    },
  });
  await user.click(await readyButton());
  const again = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(screen.queryByRole('button', { name: /^(Заказать|Оплатить)/ })).not.toBeInTheDocument();
  expect(sent(processPath)).toHaveLength(1);
  expect([toasts(), emitted('checkout:order-placed')]).toEqual([[], []]);
  expect(queryClient.getQueryData(['cart'])).toBeNull();
  expect(storedAttempt()).toMatchObject({ isAccepted: true });
  answer = placed;
  await user.click(again);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
});

test('after a reload an accepted order that was not named is asked for by the customer only', async () => {
  storeAttempt({ isAccepted: true });
  let answer: Answer = () => Promise.reject(apiError(500));
  const { user, sent, opened, emitted } = openOrder({
    cart: null,
    answers: { [processPath]: (call) => answer(call) },
  });
  const again = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(sent(processPath)).toEqual([]);
  await user.click(again);
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  // A failed check is not repeated without a press either.
  const third = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(sent(processPath)).toHaveLength(1);
  answer = () => placed;
  await user.click(third);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('a new order after an accepted one that was not named is an attempt of its own', async () => {
  storeAttempt({ isAccepted: true });
  const { user, sent } = openOrder({ answers: { [processPath]: lost } });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  expect(storedAttempt()).not.toHaveProperty('isAccepted');
});
