/** @jest-environment jsdom */
import type { Answer } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { deferredCall } from '../../testing/deferredCall';
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
const restore = () => screen.queryByRole('button', { name: 'Вернуть: Рамэн' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => jest.useRealTimers());

test('a removed dish is restored as it was, even into an empty cart', async () => {
  const { user, sent, queryClient } = open();
  await user.click(await remove());
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  await user.click(restore() as HTMLElement);
  expect(restore()).not.toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Блюда в заказе' })).toHaveTextContent(/РамэнЯйцо/);
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(sent(addPath)).toEqual([
    expect.objectContaining({ product_id: 10, amount: 1, modifiers: [{ id: 5, amount: 1 }] }),
  ]);
  expect(screen.getByRole('list', { name: 'Блюда в заказе' })).toHaveTextContent(/РамэнЯйцо/);
});

test('it can be restored for five seconds, and for as long as the button has the focus', async () => {
  open();
  const bin = await remove();
  jest.useFakeTimers();
  fireEvent.click(bin);
  await wait(4_900);
  act(() => restore()?.focus());
  await wait(60_000);
  expect(restore()).toBeInTheDocument();
  act(() => restore()?.blur());
  await wait(4_900);
  expect(restore()).toBeInTheDocument();
  await wait(200);
  expect(restore()).not.toBeInTheDocument();
});

test('the offer ends when the dish could not be removed', async () => {
  const call = deferredCall();
  const { user, toasts } = open(ramen, { [amountPath]: call.answer });
  await user.click(await remove());
  await call.isSent();
  expect(restore()).toBeInTheDocument();
  await call.fail();
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  expect(await remove()).toBeInTheDocument();
  expect(restore()).not.toBeInTheDocument();
});

test('a dish whose modifier has no id is not offered', async () => {
  const { user } = open(rawItem(1, 'Рамэн', { modifiers: [{ name: 'Яйцо' }] }));
  await user.click(await remove());
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  expect(restore()).not.toBeInTheDocument();
});
