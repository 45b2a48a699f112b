/** @jest-environment jsdom */
import { useAddProduct } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { type Answer, apiError, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import UnavailableItemsPanel from './UnavailableItemsPanel';

const amountPath = '/api/app/order/change-amount/';
const addPath = '/api/app/order/add-product/';

const missing = (id: number, name: string, parent_group_id: number | null = 4) => {
  const item = rawItem(id, name);
  return { ...item, product: { ...(item['product'] as object), parent_group_id } };
};
const cartWith = (...stoplisted_items: ReturnType<typeof rawItem>[]) => rawCart({ stoplisted_items });

/** A server that removes lines. */
function server(...items: ReturnType<typeof rawItem>[]): Answer {
  let left = items;
  return ({ body }) => {
    left = left.filter(({ id }) => id !== (body as { item_id: number }).item_id);
    return { order: cartWith(...left) };
  };
}

const maki = missing(9, 'Маки');
const ramen = missing(8, 'Рамэн', null);

/** Adds a product like a card of the catalogue. */
function AddButton() {
  const { mutateAsync: add } = useAddProduct();
  const press = () => void add({ productId: 5, amount: 1, modifiers: [] }).then(added);
  return (
    <button type="button" onClick={press}>
      add
    </button>
  );
}

interface Options {
  cart?: object | null;
  change?: Answer;
  add?: Answer;
}

function open({
  cart = cartWith(maki, ramen),
  change = server(maki, ramen),
  add = () => ({ order: cart }),
}: Options = {}) {
  const panel = (
    <>
      <UnavailableItemsPanel />
      <AddButton />
    </>
  );
  return openInShell(panel, { cart, answers: { [amountPath]: change, [addPath]: add } });
}

afterEach(() => {
  jest.useRealTimers();
  emit('checkout:replacements-clear-requested', {});
});

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function replaceMaki({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Заменить: Маки' }));
  await nextTask();
}

const list = () => screen.findByRole('list', { name: 'Недоступные блюда' });
const added = () => emit('checkout:item-added', { productId: 5, name: 'Ролл', price: 100, amount: 1 });

test.each([
  ['with a group by a dish of it', 'Маки', { group: '4', except: '90' }],
  ['without a group by one of its group in the menu', 'Рамэн', { except: '80' }],
])('lists the unavailable dishes; one %s can be replaced', async (_, name, params) => {
  const { user, emitted, calls } = open();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: `Заменить: ${name}` }));
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'products-slider', params }]);
  expect(calls).toHaveLength(before);
});

test('the dish is removed once a product has been added in its place', async () => {
  const view = open();
  const { sent } = view;
  await replaceMaki(view);
  act(added);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByText('Маки')).not.toBeInTheDocument();
  expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 9, amount: 0 })]);
  act(added);
  expect(sent(amountPath)).toHaveLength(1);
});

test('a product with modifiers is chosen in a panel that replaces the slider', async () => {
  const view = open();
  const { sent } = view;
  await replaceMaki(view);
  act(() => emit('shell:panel-opened', { panel: 'products-slider' }));
  jest.useFakeTimers();
  act(() => {
    emit('shell:panel-closed', { panel: 'products-slider' });
    emit('shell:panel-opened', { panel: 'product' });
  });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  act(added);
  await waitFor(() => expect(sent(amountPath)).toHaveLength(1));
});

test.each([
  ['the slider closed', () => emit('shell:panel-closed', { panel: 'products-slider' })],
  ['the panel opened again', () => emit('checkout:replacements-clear-requested', {})],
])('%s without a choice: the dish stays', async (_, giveUp) => {
  const view = open();
  const { sent } = view;
  await replaceMaki(view);
  act(() => emit('shell:panel-opened', { panel: 'products-slider' }));
  jest.useFakeTimers();
  act(giveUp);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  act(added);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(sent(amountPath)).toEqual([]);
});

test('a product that was added before the choice replaces nothing', async () => {
  const addition = deferredCall();
  const view = open({ add: addition.answer });
  const { user, sent, emitted } = view;
  await user.click(screen.getByText('add'));
  await addition.isSent();
  await replaceMaki(view);
  await addition.succeed({ order: cartWith(maki, ramen) });
  await waitFor(() => expect(emitted('checkout:item-added')).toHaveLength(1));
  await nextTask();
  expect(sent(amountPath)).toEqual([]);
  await user.click(screen.getByText('add'));
  await waitFor(() => expect(sent(addPath)).toHaveLength(2));
  await addition.succeed({ order: cartWith(maki, ramen) });
  await waitFor(() => expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 9 })]));
});

test.each(['the slider', 'every panel'])(
  '%s closes before the answer: the dish is replaced',
  async (closed) => {
    const addition = deferredCall();
    const view = open({ add: addition.answer });
    const { user, sent, unmount } = view;
    await replaceMaki(view);
    act(() => emit('shell:panel-opened', { panel: 'products-slider' }));
    await user.click(screen.getByText('add'));
    await addition.isSent();
    act(() => emit('shell:panel-closed', { panel: 'products-slider' }));
    if (closed === 'every panel') unmount();
    await nextTask();
    await nextTask();
    await addition.succeed({ order: cartWith(maki, ramen) });
    await waitFor(() => expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 9 })]));
    await nextTask();
  },
);

test('a replaced dish that could not be removed stays, with a text of its own', async () => {
  const view = open({
    change: () => {
      throw apiError(500);
    },
  });
  const { toasts } = view;
  await replaceMaki(view);
  act(added);
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить заменяемый товар из корзины']));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
});

test('when the last dish could not be removed it comes back, and the panel stays open', async () => {
  const call = deferredCall();
  const { user, emitted, toasts, queryClient } = open({ cart: cartWith(maki), change: call.answer });
  await user.click(await screen.findByRole('button', { name: 'Удалить: Маки' }));
  await call.isSent();
  expect(screen.queryByText('Маки')).not.toBeInTheDocument();
  await call.fail();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('dishes are removed one by one or all together; the empty panel closes itself once', async () => {
  const { user, sent, emitted } = open();
  await user.click(await screen.findByRole('button', { name: 'Удалить: Маки' }));
  await waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Удалить все' }));
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  await waitFor(() => expect(sent(amountPath)).toHaveLength(2));
});

test('all are removed one after another, until the first failure', async () => {
  const { user, sent, toasts } = open({
    change: () => {
      throw apiError(500);
    },
  });
  const all = await screen.findByRole('button', { name: 'Удалить все' });
  await user.click(all);
  await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
  await waitFor(() => expect(all).not.toHaveAttribute('aria-busy'));
  expect(sent(amountPath)).toHaveLength(1);
});

test('without unavailable dishes it closes at once', async () => {
  const { emitted } = open({ cart: rawCart() });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
});

test.each([
  ['the server’s message', 'Корзина недоступна', 'Корзина недоступна'],
  ['without one, the catalogue’s text', undefined, 'Не удалось получить данные'],
])('a cart that cannot be loaded toasts %s, and can be loaded again', async (_, message, text) => {
  const call = recovering(() => ({ order: cartWith(maki) }), apiError(500, message));
  const { user, toasts } = openInShell(<UnavailableItemsPanel />, {
    answers: {
      '/api/app/order/get/': call.answer,
    },
  });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  expect(toasts()).toEqual([text]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Маки')).toBeInTheDocument();
});
