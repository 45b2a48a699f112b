/** @jest-environment jsdom */
import { type Answer, refuse } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, processPath, readyButton } from '../../testing/openOrder';

const personsPath = '/api/app/order/change-person-count/';
const switchPath = '/api/app/order/toggle-param/';
const paymentPath = '/api/app/order/change-payment-type/';

beforeEach(() => sessionStorage.clear());

/** A call whose answer the test controls. */
function deferredCall() {
  let response: { resolve: (answer: object) => void; reject: (error: unknown) => void } | undefined;
  const answer: Answer = () => new Promise((resolve, reject) => (response = { resolve, reject }));
  return {
    answer,
    isSent: () => waitFor(() => expect(response).toBeDefined()),
    succeed: (order: object) => act(async () => response?.resolve({ order })),
    fail: () => act(async () => response?.reject(refuse(500))),
  };
}

const persons = () => screen.getByRole('button', { name: 'Убавить: персоны' }).parentElement;

test('a number of persons that cannot be saved falls back, and the order is not placed with another number', async () => {
  const { user, sent, toasts } = openOrder({
    cart: rawCart({ persons_count: 2 }),
    answers: { [personsPath]: () => Promise.reject(refuse(500)) },
  });
  const button = await readyButton();
  await user.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
  expect(persons()).toHaveTextContent('3');
  await user.click(button);
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
  await call.succeed(rawCart(path === switchPath ? { contactless: true } : { payment_type_id: 2 }));
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
});

test.each([
  ['a switch', 'switch', 'Оставить у двери', switchPath],
  ['a payment type', 'radio', 'Картой курьеру', paymentPath],
] as const)('%s that cannot be saved falls back, and the order needs another press', async (...row) => {
  const [, role, name, path] = row;
  const call = deferredCall();
  const { user, sent, toasts } = openOrder({ answers: { [path]: call.answer } });
  const button = await readyButton();
  await user.click(screen.getByRole(role, { name }));
  await call.isSent();
  await user.click(button);
  await call.fail();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(toasts()).toEqual(['Не удалось сохранить данные']);
  expect(screen.getByRole(role, { name })).not.toBeChecked();
  expect(sent(processPath)).toEqual([]);
});

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
  await call.succeed(order as object);
  await waitFor(() => expect(toasts()).toEqual(['Заказ изменился. Проверьте его и нажмите еще раз']));
  expect(sent(processPath)).toEqual([]);
});
