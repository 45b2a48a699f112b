/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { openOrder, placed, processPath, readyButton } from '../../testing/openOrder';
import { storedAttempt } from '../../testing/orderAttempt';

const refusedText = 'Не удалось оформить заказ';

beforeEach(() => sessionStorage.clear());

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
