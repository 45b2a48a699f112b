/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import { renderInShell, deferredCall } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { BottomToolbar } from '.';

const item = (amount: number, name = 'Рамэн') => ({
  id: 1,
  product_id: 1,
  amount,
  price: 620,
  product: { name },
});
const cart = (...items: object[]) => ({ items, draft_uuid: 'd-1' });
const answers = { '/api/app/order/get/': () => ({ order: cart(item(3), item(1, 'Самовывоз')) }) };
const draftUuid = 'd-1';
const delivery = {
  type: 'delivery',
  street: 'Тверская',
  home: '1',
  fullAddress: '',
  coordinates: '55.7600,37.6100',
} as const;

const show = (options: Parameters<typeof renderInShell>[1] = {}) => renderInShell(<BottomToolbar />, options);
const order = () => screen.getByRole('button', { name: /^Заказ/ });
const badge = () => order().querySelector('[data-grown]');

test.each([
  ['/', 'Главная', 'Акции'],
  ['/promos', 'Акции', 'Главная'],
  ['/promos/ramen', 'Акции', 'Главная'],
])('at %s the current item is %s', (url, current, other) => {
  show({ url });
  expect(screen.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: other })).not.toHaveAttribute('aria-current');
});

test('«Все меню» opens the menu groups', async () => {
  const { user, emittedEvents } = show();
  await user.click(screen.getByRole('button', { name: 'Все меню' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'menu-groups', params: {} });
});

test('«Заказ» says that an order of the customer runs', async () => {
  const running = { id: 7, status_slug: 'on_the_way', status_id: 5, items: [] };
  show({ session: 'user', answers: { ...answers, '/api/user/orders/': () => [running] } });
  await waitFor(() => expect(order()).toHaveAccessibleName(/Ждем 1\sзаказ$/));
});

test.each([
  ['with an address opens the cart', { delivery }, 'cart'],
  ['without an address opens the address panel', {}, 'select-address'],
  [
    'for pickup without a restaurant opens the address panel',
    { delivery, takeMethod: 'pickup' as const },
    'select-address',
  ],
])('«Заказ»: %s', async (_, takeMethod, panel) => {
  const { user, emittedEvents } = show({ takeMethod });
  await user.click(order());
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel, params: {} });
});

test('«Заказ» before the customer’s addresses have loaded opens the cart once when they load', async () => {
  const saved = deferredCall();
  const { user, emitted } = show({
    session: 'user',
    // Without the pickup discount, which would make the order a pickup.
    answers: {
      '/api/app/order/get/': () => ({ order: cart(item(3)) }),
      '/api/user/addresses/': saved.answer,
    },
  });
  await user.dblClick(order());
  expect(order()).toHaveAttribute('aria-busy', 'true');
  await saved.succeed([
    { id: 7, street: 'Тверская', home: '1', coordinates: '55.7600,37.6100', default: true },
  ]);
  await waitFor(() => expect(emitted('shell:panel-requested')).toEqual([{ panel: 'cart', params: {} }]));
  await waitFor(() => expect(order()).not.toHaveAttribute('aria-busy'));
});

test('an empty cart has no badge', () => {
  show();
  expect(order()).toHaveAccessibleName('Заказ');
  expect(badge()).toBeNull();
});

test('the badge counts visible items and does not spring when the cart loads', async () => {
  show({ answers, takeMethod: { draftUuid } });
  expect(await screen.findByRole('button', { name: /^Заказ.*В корзине 3\s товара|В корзине 3.товара/ })).toBe(
    order(),
  );
  expect(badge()).toHaveTextContent('3');
  expect(badge()).toHaveAttribute('data-grown', 'false');
});

test('the badge springs when the count increases, not when it decreases', async () => {
  const { queryClient } = show();
  const put = async (amount: number) => {
    queryClient.setQueryData(cartKey, { items: [{ amount, product: { name: 'Рамэн', deleted: false } }] });
    await waitFor(() => expect(badge()).toHaveTextContent(String(amount)));
  };
  await put(2);
  expect(badge()).toHaveAttribute('data-grown', 'true');
  const first = badge();
  await put(5);
  expect(badge()).not.toBe(first);
  const second = badge();
  await put(4);
  expect(badge()).toBe(second);
});
