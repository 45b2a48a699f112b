/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { openOrder, processPath, readyButton } from '../../testing/openOrder';
import { lost, storeAttempt, storedAttempt, storeUnreadableAttempt } from '../../testing/orderAttempt';

beforeEach(() => sessionStorage.clear());

test('after a reload during the call the same order is sent again', async () => {
  storeAttempt();
  const { opened, sent } = openOrder({ cart: null });
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  expect(sent(processPath)).toEqual([expect.objectContaining({ bonus_amount: 30, cash_change: 5000 })]);
  expect(storedAttempt()).toBeNull();
});

test('after a reload before the order arrived the customer can order again', async () => {
  storeAttempt();
  const { user, sent, opened } = openOrder();
  const button = await readyButton();
  expect(sent(processPath)).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
});

test('a cart that was filled again says that the outcome of the order before it is unknown', async () => {
  storeAttempt({ lines: [77] });
  const { user, opened, toasts } = openOrder({ answers: { [processPath]: lost } });
  const button = await readyButton();
  await user.click(screen.getByRole('button', { name: 'Мои заказы' }));
  expect(opened()).toEqual(['purchases']);
  const note = screen.getByText(/^Прошлый заказ/);
  await user.click(button);
  await waitFor(() => expect(note.isConnected).toBe(false));
  // The toast comes half a second later; without this wait the next test would count it.
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

test('with the same cart as the attempt, no note about an earlier order is shown', async () => {
  storeAttempt({ lines: [1] });
  openOrder();
  await readyButton();
  expect(screen.queryByText(/^Прошлый заказ/)).not.toBeInTheDocument();
});

test('a customer who comes back from the payment page sees the order, and is not sent there again', async () => {
  storeAttempt({ paymentType: 1, orderId: 7 });
  const { emitted, sent } = openOrder({ cart: null });
  await waitFor(() =>
    expect(emitted('shell:panel-requested')).toEqual([{ panel: 'order-monitoring', params: { id: '7' } }]),
  );
  expect(sent(processPath)).toEqual([]);
  expect(emitted('shell:panel-back-requested')).toEqual([]);
  expect(storedAttempt()).toBeNull();
});

test.each(['{', '{"paymentType":9}', '[]'])('an unreadable stored attempt is ignored: %s', async (text) => {
  storeUnreadableAttempt(text);
  const { emitted, sent } = openOrder({ cart: null });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(processPath)).toEqual([]);
});
