/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type Answer, apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { openOrder, placed, processPath, readyButton } from '../../testing/openOrder';
import { inTurn, lost, storeAttempt, storedAttempt } from '../../testing/orderAttempt';

const cartPath = '/api/app/order/get/';
const refusedText = 'Не удалось оформить заказ';

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
  expect(storedAttempt()).toBeNull();
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
  expect(storedAttempt()).not.toBeNull();
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
    // The first check needs no press.
    await waitFor(() => expect(sent(processPath)).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Узнать о заказе' }));
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    expect(sent(processPath)).toHaveLength(4);
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });

  test('keeps the earlier order as it was sent, when the customer presses again', async () => {
    const before = storeAttempt({ lines: [1] });
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    await readyButton();
    expect(storedAttempt()).toEqual(before);
  });

  test('goes on saying that the order of a cart before this one is unknown', async () => {
    storeAttempt({ lines: [77] });
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    expect(await screen.findByText(/^Прошлый заказ/)).toBeInTheDocument();
  });

  test.each([
    ['a first order', undefined],
    ['an order after one that is known', { orderId: 7 }],
  ])('is a plain refusal of %s', async (_, before) => {
    if (before) storeAttempt(before);
    const { user, toasts } = openOrder({ answers: { [processPath]: busy } });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Подождите']));
    expect(storedAttempt()).toBeNull();
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
  expect(storedAttempt()).toBeNull();
});
