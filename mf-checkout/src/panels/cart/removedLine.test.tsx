/** @jest-environment jsdom */
import { deferredCall } from '@storefront/testing';
import type { Answer } from '@storefront/testing';
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

test.each([
  ['the button has the focus', () => restore()?.focus(), () => restore()?.blur()],
  [
    'the mouse is over it',
    () => fireEvent.mouseEnter(screen.getByText('Удалили: Рамэн')),
    () => fireEvent.mouseLeave(screen.getByText('Удалили: Рамэн')),
  ],
])('it can be restored for five seconds, and for as long as %s', async (_, pause, resume) => {
  open();
  const bin = await remove();
  jest.useFakeTimers();
  fireEvent.click(bin);
  await wait(4_900);
  act(() => void pause());
  await wait(60_000);
  expect(restore()).toBeInTheDocument();
  act(() => void resume());
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

describe('a dish that is restored before the answer to its removal', () => {
  async function removeAndRestore(more: Record<string, Answer> = {}) {
    const removal = deferredCall();
    const doubled = { order: rawCart({ items: [{ ...ramen, amount: 2 }] }) };
    const view = open(ramen, { [addPath]: () => doubled, ...more, [amountPath]: removal.answer });
    await view.user.click(await remove());
    await removal.isSent();
    await view.user.click(restore() as HTMLElement);
    expect(await remove()).toBeInTheDocument();
    await removal.fail();
    await waitFor(() => expect(view.queryClient.isMutating()).toBe(0));
    return view;
  }

  test('is not added to the line that could not be removed', async () => {
    const { sent, toasts } = await removeAndRestore();
    expect(sent(addPath)).toEqual([]);
    expect(toasts()).toEqual(['Не удалось удалить товар из корзины']);
    expect(screen.getByRole('list', { name: 'Блюда в заказе' })).toHaveTextContent(/Рамэн.*1810\s₽/);
  });

  test('is added when only the answer was lost', async () => {
    let isFirst = true;
    const { sent } = await removeAndRestore({
      '/api/app/order/get/': () => {
        const items = isFirst ? [ramen] : [];
        isFirst = false;
        return { order: rawCart({ items }) };
      },
      [addPath]: () => ({ order: rawCart({ items: [{ ...ramen, id: 2 }] }) }),
    });
    expect(sent(addPath)).toHaveLength(1);
    expect(await remove()).toBeInTheDocument();
  });
});

test('a dish whose modifier has no id is not offered', async () => {
  const { user } = open(rawItem(1, 'Рамэн', { modifiers: [{ name: 'Яйцо' }] }));
  await user.click(await remove());
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  expect(restore()).not.toBeInTheDocument();
});
