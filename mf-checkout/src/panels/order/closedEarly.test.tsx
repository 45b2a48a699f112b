/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import type { Answer } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { goToPaymentPage } from '../../features/place-order/goToPaymentPage';
import { rawCart } from '../../testing/answers';
import { openOrder, placed, processPath, readyButton } from '../../testing/openOrder';
import { OrderThenCart } from '../../testing/OrderThenCart';

jest.mock('../../features/place-order/goToPaymentPage', () => ({ goToPaymentPage: jest.fn() }));

const cartPath = '/api/app/order/get/';
const payment_url = 'https://pay.example/p/1';

beforeEach(() => sessionStorage.clear());

/** A customer presses «Заказать» and closes the panel before the answer; the answers come by `answer`, one by one. */
async function orderAndClose() {
  let answer: (value: unknown) => void = () => {};
  const server = { isOrdered: false };
  const process: Answer = () => new Promise((resolve) => (answer = resolve));
  const view = openOrder({
    panel: <OrderThenCart />,
    answers: {
      [cartPath]: () => ({ order: server.isOrdered ? null : rawCart({ payment_type_id: 1 }) }),
      [processPath]: process,
    },
  });
  await view.user.click(await readyButton());
  await waitFor(() => expect(view.sent(processPath)).toHaveLength(1));
  await view.user.click(screen.getByRole('button', { name: 'Закрыть оформление заказа' }));
  await screen.findByRole('list', { name: 'Блюда в заказе' });
  const lost = Promise.reject(new ApiError({ kind: 'unreachable', status: 503 }));
  lost.catch(() => undefined);
  return {
    ...view,
    server,
    answer: (value: unknown) => act(async () => answer(value)),
    lose: () => act(async () => answer(lost)),
    monitored: () => view.emitted('shell:panel-requested').map(({ params }) => params),
  };
}

test('an order that was closed before its answer was lost is found when its cart turns out empty', async () => {
  const { server, lose, answer, sent, monitored } = await orderAndClose();
  server.isOrdered = true;
  await lose();
  await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  await lose();
  await waitFor(() => expect(sent(processPath)).toHaveLength(3));
  expect(screen.queryByText('В корзине пусто...')).not.toBeInTheDocument();
  await answer(placed);
  expect(monitored()).toEqual([{ id: '48213' }]);
});

test('an order that is still being placed is not sent again when its cart turns out empty', async () => {
  const { server, answer, sent, queryClient, emitted, monitored } = await orderAndClose();
  server.isOrdered = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ['cart'] }));
  expect(emitted('shell:panel-replace-requested')).toEqual([{ panel: 'order', params: {} }]);
  await answer(placed);
  expect(monitored()).toEqual([{ id: '48213' }]);
  expect(sent(processPath)).toHaveLength(1);
});

test('an order that is paid elsewhere does not hold up its payment page; the empty cart leads to it', async () => {
  const { user, answer, sent, emitted, monitored } = await orderAndClose();
  await answer({ ...placed, payment_url });
  expect(goToPaymentPage).toHaveBeenCalledWith(payment_url);
  expect(screen.getByText('В корзине пусто...')).toBeInTheDocument();
  expect(emitted('shell:panel-replace-requested')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Узнать о заказе' }));
  await waitFor(() => expect(monitored()).toEqual([{ id: '48213' }]));
  expect(sent(processPath)).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});
