/** @jest-environment jsdom */
import { bonusKey, ordersQuery, userQuery } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { serverDate } from '@storefront/domain';
import { enter, type Answer, apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { goToPaymentPage } from '../../features/place-order/goToPaymentPage';
import { rawCart } from '../../testing/answers';
import {
  commentPath,
  openOrder,
  orderButton,
  placed,
  processPath,
  readyButton,
} from '../../testing/openOrder';

jest.mock('../../features/place-order/goToPaymentPage', () => ({ goToPaymentPage: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(goToPaymentPage).mockClear();
});

// A listener that waits for the return from the payment page would otherwise run in the next test.
afterEach(() => void window.dispatchEvent(new Event('pageshow')));

describe('placing', () => {
  test('opens the order’s monitoring, clears the cart and emits one event', async () => {
    const { user, emitted, sent, queryClient } = openOrder({
      cart: rawCart({ promocode: { code: 'ОСЕНЬ10' } }),
    });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(emitted('shell:panel-requested')).toEqual([
        { panel: 'order-monitoring', params: { id: '48213' } },
      ]),
    );
    expect(emitted('shell:panels-close-requested')).toHaveLength(1);
    expect(emitted('checkout:order-placed')).toEqual([
      {
        orderId: 48213,
        revenue: 1380,
        coupon: 'ОСЕНЬ10',
        products: [{ productId: 10, name: 'Филадельфия', price: 690, amount: 2 }],
      },
    ]);
    expect(sent(processPath)).toEqual([expect.not.objectContaining({ cash_change: expect.anything() })]);
    expect(queryClient.getQueryData(['cart'])).toBeNull();
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
    expect(emitted('shell:panel-back-requested')).toEqual([]);
    expect(goToPaymentPage).not.toHaveBeenCalled();
  });

  test('clears the cart for good, though it was being read', async () => {
    const read = deferredCall();
    const placing = deferredCall();
    let isFirst = true;
    const { user, queryClient, opened } = openOrder({
      answers: {
        [processPath]: placing.answer,
        '/api/app/order/get/': () => {
          if (!isFirst) return read.answer();
          isFirst = false;
          return { order: rawCart() };
        },
      },
    });
    await user.click(await readyButton());
    await placing.isSent();
    act(() => void queryClient.refetchQueries({ queryKey: ['cart'] }));
    await read.isSent();
    await placing.succeed(placed);
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    await read.succeed({ order: rawCart() });
    expect(queryClient.getQueryData(['cart'])).toBeNull();
  });

  test('saves a change of persons that was made just before', async () => {
    const { user, calls } = openOrder({
      answers: { '/api/app/order/change-person-count/': () => ({ order: rawCart({ persons_count: 2 }) }) },
    });
    const button = await readyButton();
    await user.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
    await user.click(button);
    const isWrite = ({ path }: { path: string }) => /change-person-count|process/.test(path);
    await waitFor(() => expect(calls.filter(isWrite)).toHaveLength(2));
    expect(calls.filter(isWrite).map(({ path }) => path)).toEqual([
      '/api/app/order/change-person-count/',
      processPath,
    ]);
  });

  test('a status «error» still opens the monitoring', async () => {
    const order = { id: 5, discount_sum: 1380, status_slug: 'error' };
    const { user, opened } = openOrder({ answers: { [processPath]: () => ({ success: true, order }) } });
    await user.click(await readyButton());
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  });

  test('a status «error» opens the monitoring also when the answer is a «no», which is toasted', async () => {
    const order = { id: 5, discount_sum: 1380, status_slug: 'error' };
    const message = 'Касса ресторана не ответила';
    const { user, opened, toasts, emitted, sent } = openOrder({
      answers: { [processPath]: () => ({ success: false, order, message }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    expect(toasts()).toEqual([message]);
    expect(emitted('checkout:order-placed')).toEqual([]);
    // The back end may keep the cart of an order that has failed.
    await waitFor(() => expect(sent('/api/app/order/get/')).toHaveLength(2));
    expect(sessionStorage.getItem('tantoOrderAttempt')).toBeNull();
  });

  test('is done once however often the button is pressed', async () => {
    const placing = deferredCall();
    const { user, sent, emitted } = openOrder({
      answers: { [processPath]: placing.answer },
    });
    const button = await readyButton();
    await user.tripleClick(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    // A change now would not reach the order.
    expect(screen.getByLabelText('Комментарий к заказу').closest('[inert]')).not.toBeNull();
    await user.click(button);
    await placing.succeed(placed);
    await user.click(button);
    await waitFor(() => expect(emitted('checkout:order-placed')).toHaveLength(1));
    expect(sent(processPath)).toHaveLength(1);
  });

  test.each(['https://pay.example/p/1', '/pay/1'])('leaves for the payment page %s', async (payment_url) => {
    const { user, emitted, opened, queryClient } = openOrder({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ ...placed, payment_url }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(jest.mocked(goToPaymentPage).mock.calls).toEqual([[payment_url]]));
    expect(emitted('checkout:order-placed')).toHaveLength(1);
    expect(queryClient.getQueryData(['cart'])).toBeNull();
    expect(opened()).toEqual([]);
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });

  test('leaves for a payment page whose answer has no order', async () => {
    const payment_url = 'https://pay.example/p/1';
    const { user, emitted, toasts, queryClient } = openOrder({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ success: true, payment_url }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(jest.mocked(goToPaymentPage).mock.calls).toEqual([[payment_url]]));
    expect(emitted('checkout:order-placed')).toEqual([]);
    expect(queryClient.getQueryData(['cart'])).toBeNull();
    expect(sessionStorage.getItem('tantoOrderAttempt')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  describe('the customer', () => {
    const userPath = '/api/user/get-data/';
    let balance = 300;
    const answers = {
      [userPath]: () => ({ id: 1, name: 'Мария', premium_bonus: { balance } }),
      [processPath]: () => {
        balance = 0;
        return placed;
      },
    };
    beforeEach(() => {
      balance = 300;
    });
    const account = [userQuery().queryKey, [...bonusKey, 'transactions'], ordersQuery().queryKey];

    test('is read once more after an order, and the bonuses and orders are stale', async () => {
      const { user, sent, queryClient, opened } = openOrder({ answers });
      for (const queryKey of account.slice(1)) queryClient.setQueryData(queryKey, {});
      await user.click(await readyButton());
      await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
      await waitFor(() =>
        expect(queryClient.getQueryData(userQuery().queryKey)?.premium_bonus?.balance).toBe(0),
      );
      expect(sent(userPath)).toHaveLength(2);
      for (const queryKey of account.slice(1)) {
        expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
      }
    });

    test('is read once more after an order that the answer does not name', async () => {
      const { user, sent } = openOrder({ answers: { ...answers, [processPath]: () => ({ success: true }) } });
      await user.click(await readyButton());
      await waitFor(() => expect(sent(userPath)).toHaveLength(2));
    });

    test.each([
      ['an order', placed],
      ['an order without a name', { success: true }],
    ])('is stale for the way back from the payment of %s, and no request is cut off', async (_, answer) => {
      const { user, sent, queryClient } = openOrder({
        cart: rawCart({ payment_type_id: 1 }),
        answers: { ...answers, [processPath]: () => ({ ...answer, payment_url: 'https://pay.example/p/1' }) },
      });
      for (const queryKey of account.slice(1)) queryClient.setQueryData(queryKey, {});
      await user.click(await readyButton());
      await waitFor(() => expect(goToPaymentPage).toHaveBeenCalled());
      for (const queryKey of account) {
        expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
      }
      expect(sent(userPath)).toHaveLength(1);
    });

    test('is left alone by a refusal', async () => {
      const { user, sent, toasts } = openOrder({
        answers: { ...answers, [processPath]: () => ({ success: false }) },
      });
      await user.click(await readyButton());
      await waitFor(() => expect(toasts()).toHaveLength(1));
      expect(sent(userPath)).toHaveLength(1);
    });
  });

  test('a page that the browser restores after the payment shows the monitoring', async () => {
    const { user, opened } = openOrder({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ ...placed, payment_url: 'https://pay.example/p/1' }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(goToPaymentPage).toHaveBeenCalled());
    const comeBack = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(comeBack));
    expect(opened()).toEqual(['order-monitoring']);
    expect(sessionStorage.getItem('tantoOrderAttempt')).toBeNull();
  });

  test('a page that the browser restores shows the orders when the answer did not name this one', async () => {
    const { user, opened, emitted } = openOrder({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ success: true, payment_url: 'https://pay.example/p/1' }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(goToPaymentPage).toHaveBeenCalled());
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(emitted('shell:panels-close-requested')).toHaveLength(1);
    expect(opened()).toEqual(['purchases']);
  });

  test('shows the order instead of a payment page on an unknown host', async () => {
    const { user, toasts, emitted, opened } = openOrder({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ ...placed, payment_url: 'https://evil.example/p/1' }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
    expect(goToPaymentPage).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
    expect(emitted('checkout:order-placed')).toHaveLength(1);
    expect(emitted('checkout:payment-page-refused')).toEqual([{ host: 'evil.example' }]);
  });

  test.each<[string, Answer, string]>([
    ['a refusal with a message', () => ({ success: false, message: 'Кухня занята' }), 'Кухня занята'],
    ['a refusal without one', () => ({ success: false }), 'Не удалось оформить заказ'],
    ['a failure', () => Promise.reject(apiError(500)), 'Не удалось оформить заказ'],
    ['a failure with a message', () => Promise.reject(apiError(422, 'Цена изменилась')), 'Цена изменилась'],
  ])('%s keeps the panel open and shows the reason', async (_, answer, text) => {
    const { user, toasts, emitted, sent } = openOrder({ answers: { [processPath]: answer } });
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([text]));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(emitted('checkout:order-placed')).toEqual([]);
    expect(emitted('shell:panels-close-requested')).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  });
});

test('a sum that changed meanwhile is shown before it is ordered, and the typed fields stay', async () => {
  let price = 1380;
  let comment: string | null = null;
  const text = 'Сумма заказа изменилась: теперь 1 500 ₽. Проверьте заказ и попробуйте еще раз';
  const { user, toasts, sent } = openOrder({
    answers: {
      '/api/app/order/get/': () => ({ order: rawCart({ discount_sum: price, comment }) }),
      [commentPath]: ({ body }) => {
        comment = (body as { comment: string }).comment;
        return { order: rawCart({ discount_sum: 1380, comment }) };
      },
      [processPath]: ({ body }) => {
        price = 1500;
        return (body as { seen_sum: number }).seen_sum === price
          ? placed
          : Promise.reject(apiError(422, text));
      },
    },
  });
  const button = await readyButton();
  enter(screen.getByLabelText('С какой суммы сдача'), '2000');
  enter(screen.getByLabelText('Комментарий к заказу'), 'Домофон');
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([text]));
  await waitFor(() => expect(button).toHaveAccessibleName(/1\s?500/));
  expect(screen.getByLabelText('С какой суммы сдача')).toHaveValue('2000');
  expect(screen.getByLabelText('Комментарий к заказу')).toHaveValue('Домофон');
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  expect(sent(processPath)).toEqual([
    expect.objectContaining({ seen_sum: 1380 }),
    expect.objectContaining({ seen_sum: 1500 }),
  ]);
});

test('a saved time in a full slot blocks the order', async () => {
  const wanted = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 86_400_000);
  const round = [{ from: 0, to: 1440 }];
  const week = { mon: round, tue: round, wed: round, thu: round, fri: round, sat: round, sun: round };
  openOrder({
    answers: {
      '/api/app/order/get/': () => ({ order: rawCart({ datetime: serverDate(wanted) }) }),
      '/api/app/order/periods/': () => ({ ...week, full_slots: [serverDate(wanted)] }),
    },
  });
  const button = await orderButton();
  await waitFor(() => expect(button).toHaveAccessibleDescription('Выбрано недоступное время'));
});

test('a time whose slot has just filled up is refused at its row; the cart stays and the slots are read again', async () => {
  const text = 'Выбранное время только что заняли. Выберите другое';
  const [cartPath, periodsPath] = ['/api/app/order/get/', '/api/app/order/periods/'];
  const round = [{ from: 0, to: 1440 }];
  const week = { mon: round, tue: round, wed: round, thu: round, fri: round, sat: round, sun: round };
  const wanted = serverDate(new Date(Date.now() + 86_400_000));
  let isFull = false;
  const { user, toasts, sent, emitted } = openOrder({
    answers: {
      [cartPath]: () => ({ order: rawCart({ datetime: isFull ? null : wanted }) }),
      [periodsPath]: () => week,
      [processPath]: () => {
        isFull = true;
        return Promise.reject(apiError(422, text, { errors: { datetime: [text] } }));
      },
    },
  });
  await screen.findByText(/^Завтра/);
  await waitFor(() => expect(sent(periodsPath)).toHaveLength(1));
  await user.click(await orderButton());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(toasts()).toEqual([text]);
  await waitFor(() => expect(sent(periodsPath)).toHaveLength(2));
  const row = await screen.findByRole('button', { name: /^Когда доставить Как можно скорее/ });
  expect(screen.getByRole('button', { name: /^Заказать/ })).toBeEnabled();
  expect(screen.getByText('Филадельфия')).toBeInTheDocument();
  await user.click(row);
  expect(emitted('shell:panel-requested')).toEqual([expect.objectContaining({ panel: 'delivery-time' })]);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(row).toBeInTheDocument();
});

test('a refusal for another reason says nothing about the time and reads no slots', async () => {
  const { user, toasts, sent } = openOrder({
    answers: {
      [processPath]: () =>
        Promise.reject(apiError(422, 'Цена изменилась', { errors: { seen_sum: ['Цена изменилась'] } })),
    },
  });
  await user.click(await readyButton());
  await waitFor(() => expect(toasts()).toEqual(['Цена изменилась']));
  expect(screen.queryByText('Цена изменилась')).not.toBeInTheDocument();
  expect(sent('/api/app/order/periods/')).toHaveLength(1);
});
