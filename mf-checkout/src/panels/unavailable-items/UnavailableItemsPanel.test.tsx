/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { type Answer, refuse } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import UnavailableItemsPanel from './UnavailableItemsPanel';

const amountPath = '/api/app/order/change-amount/';

const missing = (id: number, name: string, parent_group_id: number | null = 4) => {
  const item = rawItem(id, name);
  return { ...item, product: { ...(item['product'] as object), parent_group_id } };
};
const cartWith = (...stoplisted_items: ReturnType<typeof rawItem>[]) => rawCart({ stoplisted_items });

/** A server that takes out what it is told to. */
function server(...items: ReturnType<typeof rawItem>[]): Answer {
  let left = items;
  return ({ body }) => {
    left = left.filter(({ id }) => id !== (body as { item_id: number }).item_id);
    return { order: cartWith(...left) };
  };
}

const maki = missing(9, 'Маки');
const ramen = missing(8, 'Рамэн', null);

function open(options: { cart?: object | null; change?: Answer } = {}) {
  const { cart = cartWith(maki, ramen), change = server(maki, ramen) } = options;
  return openInShell(<UnavailableItemsPanel />, { cart, answers: { [amountPath]: change } });
}

const list = () => screen.findByRole('list', { name: 'Недоступные блюда' });
const added = () => emit('checkout:item-added', { productId: 5, name: 'Ролл', price: 100, amount: 1 });

test('names what the place lacks; what has a group can be replaced', async () => {
  const { user, said } = open();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Заменить: Рамэн' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Заменить: Маки' }));
  expect(said('shell:panel-requested')).toEqual([
    { panel: 'products-slider', params: { group: '4', except: '90' } },
  ]);
});

test('once a product has come in its place the dish goes', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Заменить: Маки' }));
  act(added);
  await waitFor(() => expect(screen.queryByText('Маки')).not.toBeInTheDocument());
  expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 9, amount: 0 })]);
  act(added);
  expect(sent(amountPath)).toHaveLength(1);
});

test('a product that asks for modifiers is chosen in the place of the slider', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Заменить: Маки' }));
  act(() => emit('shell:panel-opened', { panel: 'products-slider' }));
  act(() => {
    emit('shell:panel-closed', { panel: 'products-slider' });
    emit('shell:panel-opened', { panel: 'product' });
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  act(added);
  await waitFor(() => expect(sent(amountPath)).toHaveLength(1));
});

test.each([
  ['the slider closed', () => emit('shell:panel-closed', { panel: 'products-slider' })],
  ['the panel opened anew', () => emit('checkout:replacements-clear-requested', {})],
])('%s without a choice: the dish stays', async (_, giveUp) => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Заменить: Маки' }));
  act(() => emit('shell:panel-opened', { panel: 'products-slider' }));
  act(giveUp);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  act(added);
  expect(sent(amountPath)).toEqual([]);
});

test('a replaced dish that could not be removed stays, and its own text is said', async () => {
  const { user, toasts } = open({
    change: () => {
      throw refuse(500);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Заменить: Маки' }));
  act(added);
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить заменяемый товар из корзины']));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
});

test('the last one that could not be removed is still there, and so is the panel', async () => {
  const { user, said, toasts } = open({ cart: cartWith(maki), change: () => Promise.reject(refuse(500)) });
  await user.click(await screen.findByRole('button', { name: 'Удалить: Маки' }));
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
  expect(said('shell:panel-back-requested')).toEqual([]);
});

test('one is removed, or all; empty it closes itself, once', async () => {
  const { user, sent, said } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить: Маки' }));
  await waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1));
  expect(said('shell:panel-back-requested')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Удалить все' }));
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
  await waitFor(() => expect(sent(amountPath)).toHaveLength(2));
});

test('all of them go one after another, and the first failure ends it', async () => {
  const { user, sent, toasts } = open({
    change: () => {
      throw refuse(500);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Удалить все' }));
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  expect(sent(amountPath)).toHaveLength(1);
});

test('with nothing to show from the start it closes', async () => {
  const { said } = open({ cart: rawCart() });
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
});

test('a cart that cannot be had is asked for again', async () => {
  let isBroken = true;
  const { user } = openInShell(<UnavailableItemsPanel />, {
    answers: {
      '/api/app/order/get/': () => {
        if (isBroken) throw refuse(500);
        return { order: cartWith(maki) };
      },
    },
  });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
});
