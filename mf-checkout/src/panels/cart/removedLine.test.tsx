/** @jest-environment jsdom */
import { type Answer, refuse } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartPanel from './CartPanel';

const amountPath = '/api/app/order/change-amount/';
const addPath = '/api/app/order/add-product/';

const ramen = rawItem(1, 'Рамэн', { price: 810, modifiers: [{ id: 5, name: 'Яйцо', amount: 1 }] });
const answers: Record<string, Answer> = {
  [amountPath]: () => ({ order: rawCart({ items: [] }) }),
  [addPath]: () => ({ order: rawCart({ items: [{ ...ramen, id: 2 }] }) }),
};

const open = (item = ramen, more: Record<string, Answer> = {}) =>
  openInShell(<CartPanel />, { cart: rawCart({ items: [item] }), answers: { ...answers, ...more } });
const remove = () => screen.findByRole('button', { name: 'Удалить: Рамэн' });
const back = () => screen.queryByRole('button', { name: 'Вернуть: Рамэн' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

test('comes back as it was, even into an empty cart', async () => {
  const { user, sent, queryClient } = open();
  await user.click(await remove());
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  await user.click(back() as HTMLElement);
  expect(back()).not.toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Блюда в заказе' })).toHaveTextContent(/РамэнЯйцо/);
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(sent(addPath)).toEqual([
    expect.objectContaining({ product_id: 10, amount: 1, modifiers: [{ id: 5, amount: 1 }] }),
  ]);
  expect(screen.getByRole('list', { name: 'Блюда в заказе' })).toHaveTextContent(/РамэнЯйцо/);
});

test('can be brought back for five seconds, and for as long as it is held', async () => {
  open();
  const bin = await remove();
  jest.useFakeTimers();
  fireEvent.click(bin);
  await wait(4_900);
  act(() => back()?.focus());
  await wait(60_000);
  expect(back()).toBeInTheDocument();
  act(() => back()?.blur());
  await wait(4_900);
  expect(back()).toBeInTheDocument();
  await wait(200);
  expect(back()).not.toBeInTheDocument();
});

test('is not offered when it could not be taken out', async () => {
  const { user, toasts } = open(ramen, { [amountPath]: () => Promise.reject(refuse(500)) });
  await user.click(await remove());
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  await waitFor(() => expect(back()).not.toBeInTheDocument());
  expect(await remove()).toBeInTheDocument();
});

test('is not offered when nobody can name its choices', async () => {
  const { user } = open(rawItem(1, 'Рамэн', { modifiers: [{ name: 'Яйцо' }] }));
  await user.click(await remove());
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  expect(back()).not.toBeInTheDocument();
});
