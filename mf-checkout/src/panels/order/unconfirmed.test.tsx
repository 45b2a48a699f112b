/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type Answer, apiError, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, orderButton, placed, processPath, readyButton } from '../../testing/openOrder';

const cartPath = '/api/app/order/get/';
const attemptKey = 'tantoOrderAttempt';
const lost = () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 }));
const refusedText = 'Не удалось оформить заказ';

/** Answers one after another; the last one repeats. */
function inTurn(...answers: Answer[]): Answer {
  let turn = 0;
  return (call) => answers[Math.min(turn++, answers.length - 1)]?.(call);
}

const attempt = {
  paymentType: 3,
  bonusAmount: 30,
  cashChange: 5000,
  coupon: null,
  products: [{ productId: 10, name: 'Филадельфия', price: 690, amount: 2 }],
};

const isRemembered = () => sessionStorage.getItem(attemptKey) !== null;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each<[string, Answer]>([
  ['was lost', lost],
  ['was lost behind a proxy', () => Promise.reject(apiError(504))],
])('an answer that %s is requested once more, unnoticed by the customer', async (_, first) => {
  const { user, emitted, sent, toasts } = openOrder({
    answers: { [processPath]: inTurn(first, () => placed) },
  });
  await user.click(await readyButton());
  await waitFor(() => expect(emitted('checkout:order-placed')).toHaveLength(1));
  expect(sent(processPath)).toHaveLength(2);
  expect(toasts()).toEqual([]);
  expect(isRemembered()).toBe(false);
});

test('a hidden page repeats the order in time, and does not wait until it is shown', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const { user, sent, opened } = openOrder({ answers: { [processPath]: inTurn(lost, () => placed) } });
  const button = await readyButton();
  visibility.mockReturnValue('hidden');
  await user.click(button);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(sent(processPath)).toHaveLength(2);
});

test('a page that was frozen before the answer was lost does not order an hour later', async () => {
  const clock = jest.spyOn(Date, 'now');
  const { user, sent, toasts } = openOrder({
    answers: {
      [processPath]: () => {
        clock.mockReturnValue(new Date().getTime() + 3_600_000);
        return lost();
      },
    },
  });
  await user.click(await readyButton());
  await waitFor(() => expect(toasts()).toEqual([refusedText]));
  expect(sent(processPath)).toHaveLength(1);
  expect(isRemembered()).toBe(true);
});

test('an order whose answer was lost is found when its cart turns out empty', async () => {
  let isGone = false;
  const { user, emitted, sent, opened } = openOrder({
    cart: rawCart({ promocode: { code: 'ОСЕНЬ10' } }),
    answers: {
      [cartPath]: () => ({ order: isGone ? null : rawCart({ promocode: { code: 'ОСЕНЬ10' } }) }),
      [processPath]: inTurn(
        () => {
          isGone = true;
          return lost();
        },
        lost,
        () => placed,
      ),
    },
  });
  await user.click(await readyButton());
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(sent(processPath)).toHaveLength(3);
  expect(emitted('checkout:order-placed')).toEqual([
    expect.objectContaining({ orderId: 48213, coupon: 'ОСЕНЬ10', products: [expect.anything()] }),
  ]);
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test.each([409, 429])(
  'an order whose answer was lost is found though its repeat got a %d',
  async (status) => {
    let isGone = false;
    const busy = () => {
      isGone = true;
      return Promise.reject(apiError(status));
    };
    const { user, sent, opened, emitted } = openOrder({
      answers: {
        [cartPath]: () => ({ order: isGone ? null : rawCart() }),
        [processPath]: inTurn(lost, busy, () => placed),
      },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    expect(sent(processPath)).toHaveLength(3);
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  },
);

describe.each([409, 429])('a call that is turned away with a %d', (status) => {
  const busy = () => Promise.reject(apiError(status, 'Подождите'));

  test('keeps an order of unknown outcome: it is found by a later check', async () => {
    let isGone = false;
    const { user, sent, opened, emitted } = openOrder({
      answers: {
        [cartPath]: () => ({ order: isGone ? null : rawCart() }),
        [processPath]: inTurn(
          lost,
          () => {
            isGone = true;
            return busy();
          },
          busy,
          () => placed,
        ),
      },
    });
    await user.click(await readyButton());
    // The first check comes unprompted.
    await waitFor(() => expect(sent(processPath)).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Узнать о заказе' }));
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    expect(sent(processPath)).toHaveLength(4);
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });

  test('keeps the order before it as that was sent, when the customer presses again', async () => {
    const before = { ...attempt, lines: [1] };
    sessionStorage.setItem(attemptKey, JSON.stringify(before));
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    await readyButton();
    expect(JSON.parse(sessionStorage.getItem(attemptKey) ?? 'null')).toEqual(before);
  });

  test('goes on saying that the order of a cart before this one is unknown', async () => {
    sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, lines: [77] }));
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    expect(await screen.findByText(/^Прошлый заказ/)).toBeInTheDocument();
  });

  test.each([
    ['a first order', undefined],
    ['an order after one that is known', { orderId: 7 }],
  ])('is a plain refusal of %s', async (_, before) => {
    if (before) sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, ...before }));
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    expect(isRemembered()).toBe(false);
  });
});

test('an order whose cart turns out empty before its answer is lost is found too', async () => {
  let isGone = false;
  const first = deferredCall();
  const { user, queryClient, sent, opened } = openOrder({
    answers: {
      [cartPath]: () => ({ order: isGone ? null : rawCart() }),
      [processPath]: inTurn(first.answer, lost, () => placed),
    },
  });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  isGone = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ['cart'] }));
  expect(screen.queryByLabelText('Комментарий к заказу')).not.toBeInTheDocument();
  await first.fail(new ApiError({ kind: 'unreachable', status: 503 }));
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(sent(processPath)).toHaveLength(3);
});

test('after a reload during the call the same order is sent again', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  const { opened, sent } = openOrder({ cart: null });
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(sent(processPath)).toEqual([expect.objectContaining({ bonus_amount: 30, cash_change: 5000 })]);
  expect(isRemembered()).toBe(false);
});

test('after a reload before the order arrived the customer can order again', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  const { user, sent, opened } = openOrder();
  const button = await readyButton();
  expect(sent(processPath)).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
});

test('a cart that was filled again says that the outcome of the order before it is unknown', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, lines: [77] }));
  const { user, opened, toasts } = openOrder({ answers: { [processPath]: lost } });
  const button = await readyButton();
  await user.click(screen.getByRole('button', { name: 'Мои заказы' }));
  expect(opened()).toEqual(['purchases']);
  const note = screen.getByText(/^Прошлый заказ/);
  await user.click(button);
  await waitFor(() => expect(note.isConnected).toBe(false));
  // It comes half a second later, and would count in another test.
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

test('a cart that is still the one of the attempt says nothing of an order before it', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, lines: [1] }));
  openOrder();
  await readyButton();
  expect(screen.queryByText(/^Прошлый заказ/)).not.toBeInTheDocument();
});

test('a customer who comes back from the payment page sees the order, and is not sent there again', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, paymentType: 1, orderId: 7 }));
  const { emitted, sent } = openOrder({ cart: null });
  await waitFor(() =>
    expect(emitted('shell:panel-requested')).toEqual([{ panel: 'order-monitoring', params: { id: '7' } }]),
  );
  expect(sent(processPath)).toEqual([]);
  expect(emitted('shell:panel-back-requested')).toEqual([]);
  expect(isRemembered()).toBe(false);
});

/** The first page of the customer's orders. */
const ordersKey = ['orders', 'list', 1];

describe('a check after another device has filled the cart', () => {
  const maki = rawItem(9, 'Маки', { price: 1200 });

  /** The order panel of an order that was sent; the cart is empty when it opens. */
  async function openAccepted(more: object, then: Answer) {
    sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, ...more, isAccepted: true }));
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
    expect(isRemembered()).toBe(true);
  });

  test('with the pickup discount only asks for the order', async () => {
    const order = rawCart({ items: [rawItem(9, 'Самовывоз')] });
    const { opened } = await openAccepted({}, () => ({ order }));
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  });

  test('toasts that the cart cannot be read, orders nothing, and can be repeated', async () => {
    const view = await openAccepted({}, () => Promise.reject(apiError(500)));
    await waitFor(() => expect(view.toasts()).toEqual(['Не удалось получить данные']));
    // The customer may look for the order there.
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
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
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
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  const { user, opened, sent } = openOrder({
    cart: null,
    answers: { [processPath]: () => Promise.reject(apiError(409, 'Корзина пуста')) },
  });
  await user.click(await screen.findByRole('button', { name: 'Мои заказы' }));
  expect(opened()).toEqual(['purchases']);
  expect(sent(processPath)).toHaveLength(1);
  expect(isRemembered()).toBe(true);
});

test.each<[string, Answer]>([
  ['is lost', lost],
  ['turns the call away', () => Promise.reject(apiError(409))],
])('a list of orders from before a check whose answer %s is read again', async (_, answer) => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, isAccepted: true }));
  const { user, queryClient, sent } = openOrder({ cart: null, answers: { [processPath]: answer } });
  queryClient.setQueryData(ordersKey, []);
  await user.click(await screen.findByRole('button', { name: 'Узнать о заказе' }));
  await waitFor(() => expect(sent(processPath)).not.toEqual([]));
  await screen.findByRole('button', { name: 'Мои заказы' });
  expect(queryClient.getQueryState(ordersKey)).toMatchObject({ isInvalidated: true });
});

test('a cart that was emptied by other means leads back to the cart panel', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  const { emitted, toasts } = openOrder({
    cart: null,
    answers: { [processPath]: () => Promise.reject(apiError(422, 'В корзине пусто')) },
  });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(toasts()).toEqual(['В корзине пусто']);
  expect(isRemembered()).toBe(false);
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
  expect(JSON.parse(sessionStorage.getItem(attemptKey) ?? '')).toMatchObject({ isAccepted: true });
  answer = placed;
  await user.click(again);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
});

test('after a reload an accepted order that was not named is asked for by the customer only', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, isAccepted: true }));
  let answer: Answer = () => Promise.reject(apiError(500));
  const { user, sent, opened, emitted } = openOrder({
    cart: null,
    answers: { [processPath]: (call) => answer(call) },
  });
  const again = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(sent(processPath)).toEqual([]);
  await user.click(again);
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  // A check that fails is not repeated unprompted either.
  const third = await screen.findByRole('button', { name: 'Узнать о заказе' });
  expect(sent(processPath)).toHaveLength(1);
  answer = () => placed;
  await user.click(third);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('a new order after an accepted one that was not named is an attempt of its own', async () => {
  sessionStorage.setItem(attemptKey, JSON.stringify({ ...attempt, isAccepted: true }));
  const { user, sent } = openOrder({ answers: { [processPath]: lost } });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  expect(JSON.parse(sessionStorage.getItem(attemptKey) ?? '')).not.toHaveProperty('isAccepted');
});

test('an answer with an order and without `success` places it', async () => {
  const { user, opened, toasts } = openOrder({ answers: { [processPath]: () => ({ order: placed.order }) } });
  await user.click(await readyButton());
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(toasts()).toEqual([]);
});

test.each([null, ''])(
  'an order whose sum comes as %j is reported with the sum that was shown',
  async (sum) => {
    const order = { ...placed.order, discount_sum: sum };
    const { user, emitted } = openOrder({ answers: { [processPath]: () => ({ success: true, order }) } });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(emitted('checkout:order-placed')).toEqual([expect.objectContaining({ revenue: 1380 })]),
    );
  },
);

test('a refusal ends the attempt', async () => {
  const { user, toasts } = openOrder({ answers: { [processPath]: () => ({ success: false }) } });
  await user.click(await readyButton());
  await waitFor(() => expect(toasts()).toEqual([refusedText]));
  expect(isRemembered()).toBe(false);
});

test.each(['{', '{"paymentType":9}', '[]'])('an unreadable stored attempt is ignored: %s', async (text) => {
  sessionStorage.setItem(attemptKey, text);
  const { emitted, sent } = openOrder({ cart: null });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(processPath)).toEqual([]);
});
