/** @jest-environment jsdom */
import { apiError, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { deliveryAddress, draftUuid, rawCart } from '../../testing/answers';
import { closePanels, coverOrder, openOrder, orderButton } from '../../testing/openOrder';

const cartPath = '/api/app/order/get/';

beforeEach(() => sessionStorage.clear());

test('the login opens once for a guest, and again by the button', async () => {
  const { user, opened } = openOrder({ session: 'guest' });
  expect(opened()).toEqual(['auth']);
  await user.click(screen.getByRole('button', { name: 'Укажите телефон' }));
  expect(opened()).toEqual(['auth', 'auth']);
});

test('the row of the time opens the choice of a time', async () => {
  const { user, opened } = openOrder();
  await user.click(await screen.findByRole('button', { name: /Когда доставить.*Как можно скорее/ }));
  expect(opened()).toEqual(['delivery-time']);
});

test('an address without coordinates is ordered to, and no zone is requested for it', async () => {
  const delivery = { ...deliveryAddress, id: 3, coordinates: '' };
  const { calls, queryClient } = openOrder({ takeMethod: { delivery } });
  expect(await orderButton()).not.toHaveAttribute('aria-disabled');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ path }) => path)).not.toContain('/api/app/get-polygon/');
});

test.each([
  ['the server’s message', 'Корзина недоступна', 'Корзина недоступна'],
  ['without one, the catalogue’s text', undefined, 'Не удалось получить данные'],
])('a cart that cannot be loaded toasts %s, and can be loaded again', async (_, message, text) => {
  const call = recovering(() => ({ order: rawCart() }), apiError(500, message));
  const { user, toasts } = openOrder({
    answers: {
      [cartPath]: call.answer,
    },
  });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  expect(toasts()).toEqual([text]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await orderButton()).toBeInTheDocument();
});

test('the summary lists the dishes and leads back to the cart', async () => {
  const { user, emitted } = openOrder();
  const summary = await screen.findByRole('region', { name: 'Ваш заказ' });
  expect(within(summary).getByRole('list')).toHaveTextContent(/Филадельфия× 2 · 8\sшт · 265\sг1\s380\s₽/);
  await user.click(within(summary).getByRole('button', { name: 'Изменить' }));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
});

test('an empty cart leads back to the cart panel', async () => {
  const { emitted } = openOrder({ cart: null, takeMethod: { delivery: deliveryAddress, draftUuid } });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
});

describe('a cart that is emptied under another panel', () => {
  async function emptyUnderTakeMethod() {
    const view = openOrder();
    await orderButton();
    coverOrder();
    act(() => void view.queryClient.setQueryData(['cart'], null));
    expect(await screen.findByText('Загружаем заказ')).toBeInTheDocument();
    expect(view.emitted('shell:panel-back-requested')).toEqual([]);
    return view;
  }

  test('leads back to the cart when that panel has closed', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads back to the cart only then after a reload too, before which that panel was open', async () => {
    const { emitted } = openOrder({
      isCovered: true,
      cart: null,
      takeMethod: { delivery: deliveryAddress, draftUuid },
    });
    await waitFor(() => expect(screen.getByText('Загружаем заказ')).toBeInTheDocument());
    expect(emitted('shell:panel-back-requested')).toEqual([]);
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads nowhere when the order has closed with that panel', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method', 'order');
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});

test('the address shows what the courier gets with it', async () => {
  const delivery = { ...deliveryAddress, entrance: '2', intercom: '24К', comment: 'Вход со двора' };
  openOrder({ takeMethod: { delivery, draftUuid } });
  expect(await screen.findByText(/^подъезд\s2, домофон\s24К. Вход со двора$/)).toBeInTheDocument();
});
