/** @jest-environment jsdom */
import { apiError, deferredCall, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, processPath, readyButton } from '../../testing/openOrder';

const personsPath = '/api/app/order/change-person-count/';
const switchPath = '/api/app/order/toggle-param/';
const paymentPath = '/api/app/order/change-payment-type/';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const persons = () => screen.getByRole('button', { name: 'Убавить: персоны' }).parentElement;

test('a number of persons that cannot be saved falls back, and the order is not placed', async () => {
  const { user, sent, toasts } = openOrder({
    cart: rawCart({ persons_count: 2 }),
    answers: { [personsPath]: () => Promise.reject(apiError(500)) },
  });
  const button = await readyButton();
  // Both presses come within the delay of the write, however busy the machine is.
  fireEvent.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
  expect(persons()).toHaveTextContent('3');
  fireEvent.click(button);
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(persons()).toHaveTextContent('2');
  expect(sent(processPath)).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
});

test.each([
  ['a switch', 'switch', 'Оставить у двери', switchPath],
  ['a payment type', 'radio', 'Картой курьеру', paymentPath],
] as const)('the order waits for %s that is being saved', async (_, role, name, path) => {
  const call = deferredCall();
  const { user, sent } = openOrder({ answers: { [path]: call.answer } });
  const button = await readyButton();
  await user.click(screen.getByRole(role, { name }));
  await call.isSent();
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(sent(processPath)).toEqual([]);
  await call.succeed({
    order: rawCart(path === switchPath ? { contactless: true } : { payment_type_id: 2 }),
  });
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
});

describe('a cart without a payment type that the storefront knows', () => {
  const online = () => screen.getByRole('radio', { name: 'Онлайн картой' });

  test.each([4, null])('(%s) gets the one that is shown before it is ordered', async (type) => {
    const call = deferredCall();
    const { user, sent, toasts } = openOrder({
      cart: rawCart({ payment_type_id: type }),
      answers: { [paymentPath]: call.answer },
    });
    const button = await readyButton();
    expect(online()).toBeChecked();
    expect(sent(paymentPath)).toEqual([]);
    await user.click(button);
    await call.isSent();
    expect(sent(paymentPath)).toEqual([expect.objectContaining({ id: 1 })]);
    expect(sent(processPath)).toEqual([]);
    await call.succeed({ order: rawCart({ payment_type_id: 1 }) });
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(toasts()).toEqual([]);
  });

  test('is not ordered when the write is refused, and the next press writes again', async () => {
    const call = recovering(() => ({ order: rawCart({ payment_type_id: 1 }) }), apiError(503));
    const { user, sent, toasts } = openOrder({
      cart: rawCart({ payment_type_id: 0 }),
      answers: { [paymentPath]: call.answer },
    });
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(sent(processPath)).toEqual([]);
    call.recover();
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(paymentPath)).toEqual([1, 1].map((id) => expect.objectContaining({ id })));
  });

  test('is ordered when the back end accepts the write and keeps its own type', async () => {
    const order = rawCart({ payment_type_id: 4 });
    const { user, sent } = openOrder({ cart: order, answers: { [paymentPath]: () => ({ order }) } });
    await user.click(await readyButton());
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(paymentPath)).toHaveLength(1);
  });

  test('may come with a later read', async () => {
    const reads = [rawCart({ payment_type_id: 2 }), rawCart({ payment_type_id: 0 })];
    const { user, queryClient, sent } = openOrder({
      answers: {
        '/api/app/order/get/': () => ({ order: reads.shift() }),
        [paymentPath]: ({ body }) => ({ order: rawCart({ payment_type_id: (body as { id: number }).id }) }),
      },
    });
    const button = await readyButton();
    expect(screen.getByRole('radio', { name: 'Картой курьеру' })).toBeChecked();
    await act(() => queryClient.refetchQueries({ queryKey: ['cart'] }));
    await waitFor(() => expect(online()).toBeChecked());
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(paymentPath)).toEqual([expect.objectContaining({ id: 1 })]);
  });
});

test('a known payment type is not written again before the order', async () => {
  const { user, sent } = openOrder({ cart: rawCart({ payment_type_id: 2 }) });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  expect(sent(paymentPath)).toEqual([]);
});

test('a page that was frozen while a switch was being saved does not order an hour later', async () => {
  const clock = jest.spyOn(Date, 'now');
  const call = deferredCall();
  const { user, sent, toasts } = openOrder({ answers: { [switchPath]: call.answer } });
  const button = await readyButton();
  await user.click(screen.getByRole('switch', { name: 'Оставить у двери' }));
  await call.isSent();
  await user.click(button);
  clock.mockReturnValue(new Date().getTime() + 3_600_000);
  await call.succeed({ order: rawCart({ contactless: true }) });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(sent(processPath)).toEqual([]);
  expect(toasts()).toEqual(['Не удалось оформить заказ']);
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
});

test.each([
  ['a switch', 'switch', 'Оставить у двери', switchPath],
  ['a payment type', 'radio', 'Картой курьеру', paymentPath],
] as const)(
  '%s that cannot be saved shows at once and falls back, and the order needs another press',
  async (...row) => {
    const [, role, name, path] = row;
    const call = deferredCall();
    const { user, sent, toasts } = openOrder({ answers: { [path]: call.answer } });
    const button = await readyButton();
    const control = screen.getByRole(role, { name });
    await user.click(control);
    await call.isSent();
    expect(control).toBeChecked();
    await user.click(button);
    await call.fail();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(toasts()).toEqual(['Не удалось сохранить данные']);
    expect(control).not.toBeChecked();
    expect(sent(processPath)).toEqual([]);
  },
);

test.each([
  ['another sum', rawCart({ discount_sum: 1500 })],
  ['an unavailable dish', rawCart({ stoplisted_items: [rawItem(9, 'Маки')] })],
  ['no cart', null],
])('%s in the answer is shown before the order is placed', async (_, order) => {
  const call = deferredCall();
  const { user, sent, toasts } = openOrder({ answers: { [personsPath]: call.answer } });
  const button = await readyButton();
  await user.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
  await user.click(button);
  await call.isSent();
  await call.succeed({ order });
  await waitFor(() => expect(toasts()).toEqual(['Заказ изменился. Проверьте его и нажмите еще раз']));
  expect(sent(processPath)).toEqual([]);
});

describe('a cart that is being read, or is stale since a login,', () => {
  const cartPath = '/api/app/order/get/';
  const dearer = { order: rawCart({ discount_sum: 1500 }) };
  const read = { refetch: 'refetchQueries', login: 'invalidateQueries' } as const;

  /** The order form. Its cart is read again before the order or while it is being placed. */
  async function openStale(by: keyof typeof read) {
    const call = deferredCall();
    let isFirst = true;
    const view = openOrder({
      answers: {
        [cartPath]: () => {
          if (!isFirst) return call.answer();
          isFirst = false;
          return { order: rawCart() };
        },
        [paymentPath]: () => ({ order: rawCart() }),
      },
    });
    const button = await readyButton();
    act(() => void view.queryClient[read[by]]({ queryKey: ['cart'], refetchType: 'none' }));
    await view.user.click(button);
    await call.isSent();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(view.sent(processPath)).toEqual([]);
    return { ...view, call, button };
  }

  test.each(['refetch', 'login'] as const)(
    'is ordered once a read after a %s has confirmed it',
    async (by) => {
      const { call, sent, toasts } = await openStale(by);
      await call.succeed({ order: rawCart() });
      await waitFor(() => expect(sent(processPath)).toHaveLength(1));
      expect(toasts()).toEqual([]);
    },
  );

  test('is ordered with the type that was shown when a read brings none', async () => {
    const { call, sent, toasts } = await openStale('login');
    await call.succeed({ order: rawCart({ payment_type_id: null }) });
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(paymentPath)).toEqual([expect.objectContaining({ id: 3 })]);
    expect(toasts()).toEqual([]);
  });

  test.each(['refetch', 'login'] as const)('is shown first when a read after a %s changes it', async (by) => {
    const { call, user, button, sent, toasts } = await openStale(by);
    await call.succeed(dearer);
    await waitFor(() => expect(toasts()).toEqual(['Заказ изменился. Проверьте его и нажмите еще раз']));
    await waitFor(() => expect(button).toHaveAccessibleName(/1\s?500/));
    expect(sent(processPath)).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ seen_sum: 1500 })]));
  });

  test.each([
    ['the server’s message', 'Корзина недоступна', 'Корзина недоступна'],
    ['without one, the catalogue’s text', undefined, 'Не удалось оформить заказ'],
  ])('is not ordered when the read fails: it toasts %s, and the next press reads again', async (...row) => {
    const [, message, text] = row;
    const { call, user, button, sent, toasts } = await openStale('login');
    await call.fail(apiError(500, message));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(toasts()).toEqual([text]);
    expect(sent(processPath)).toEqual([]);
    await user.click(button);
    await call.isSent();
    await call.succeed({ order: rawCart() });
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  });

  test('is not ordered without a network, nor unprompted once there is one', async () => {
    const { user, queryClient, sent, toasts } = openOrder();
    const button = await readyButton();
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void queryClient.invalidateQueries({ queryKey: ['cart'] }));
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual(['Не удалось оформить заказ']));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent(cartPath)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(sent(processPath)).toEqual([]);
  });
});

test('a cart that was changed in a window beside this one is read and shown before it is ordered', async () => {
  const reads = [() => ({ order: rawCart() })];
  const read = deferredCall();
  const { user, sent, toasts } = openOrder({
    answers: { '/api/app/order/get/': () => (reads.shift() ?? read.answer)() },
  });
  const button = await readyButton();
  // A press on a visible window that has no focus focuses the window first.
  act(() => void window.dispatchEvent(new Event('focus')));
  await user.click(button);
  await read.isSent();
  await read.succeed({ order: rawCart({ datetime: '2099-11-21T19:30:00+03:00' }) });
  await waitFor(() => expect(toasts()).toEqual(['Заказ изменился. Проверьте его и нажмите еще раз']));
  expect(sent(processPath)).toEqual([]);
});

test('an answer to an earlier call does not remove the cash field while the customer types into it', async () => {
  const payment = deferredCall();
  const { user, queryClient, unmount } = openOrder({
    cart: rawCart({ payment_type_id: 1 }),
    answers: { [paymentPath]: payment.answer },
  });
  await readyButton();
  await user.click(screen.getByRole('radio', { name: 'Наличными' }));
  const field = await screen.findByLabelText('С какой суммы сдача');
  await user.type(field, '50');
  await payment.isSent();
  // The server answered this call before it received the change to cash.
  act(() => {
    queryClient.setQueryData(['cart'], (cart: object) => ({ ...cart, payment_type_id: 1 }));
  });
  await user.keyboard('00');
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('5000');
  await payment.succeed({ order: rawCart({ payment_type_id: 3 }) });
  expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked();

  unmount();
  openOrder({ cart: rawCart({ payment_type_id: 3 }) });
  expect(await screen.findByLabelText('С какой суммы сдача')).toHaveValue('5000');
});
