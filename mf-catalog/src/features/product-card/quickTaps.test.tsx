/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type Answer, refuse, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { MenuCard } from '../../shared/menu/menuCard';
import { address, cartRaw, paths } from '../../testing/menuFixture';
import { ProductGrid } from './ProductGrid';

// A busy machine takes longer to bring the counter than a test waits.
beforeAll(() => import('./CardCounter'));

const card: MenuCard = {
  id: 10,
  slug: 'fila',
  name: 'Филадельфия',
  price: 690,
  group: 'rolly',
  tint: 'roll',
};
const draftUuid = '00000000-0000-4000-8000-000000000001';
const lost = () => new ApiError({ kind: 'unreachable', status: 503 });

/** A back end with one line that counts; every write waits until the test lets it go. */
function slowKitchen() {
  let amount = 0;
  const waiting: ((outcome?: 'lost' | Error) => void)[] = [];
  const cart = () => cartRaw(amount > 0 ? [{ id: 7, productId: 10, amount }] : []);
  const write =
    (change: (body: { amount: number }) => number): Answer =>
    (call) =>
      new Promise((resolve, reject) => {
        waiting.push((outcome) => {
          if (outcome instanceof Error) return reject(outcome);
          amount = change(call.body as { amount: number });
          if (outcome === 'lost') return reject(lost());
          return resolve(cart());
        });
      });
  const answers: Record<string, Answer> = {
    [paths.cart]: cart,
    [paths.add]: write((body) => amount + body.amount),
    [paths.change]: write((body) => body.amount),
  };
  /** Lets the next write go, once it has left. */
  async function answer(outcome?: 'lost' | Error) {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.shift()?.(outcome));
  }
  return { answers, answer, onServer: () => amount };
}

function show(kitchen: ReturnType<typeof slowKitchen>, takeMethod: object = { draftUuid }) {
  const view = renderInShell(<ProductGrid cards={[card]} />, {
    answers: kitchen.answers,
    takeMethod: { delivery: address, ...takeMethod },
  });
  const toasts = () =>
    view.heard.filter(({ name }) => name === 'shell:toast-requested').map(({ payload }) => payload);
  const sent = (path: string) => view.calls.filter((call) => call.path === path);
  return { ...view, toasts, sent };
}
const tapTwice = (view: ReturnType<typeof show>) =>
  view.user.dblClick(screen.getByRole('button', { name: 'В корзину: Филадельфия' }));
const shown = async (amount: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(amount)));
const refused = { text: 'Не удалось добавить товар в корзину', tone: 'error' };

test.each([
  ['a guest without a draft', {}],
  ['a cart that is there', { draftUuid }],
])('%s: two taps are two at once, long before the server answers', async (_who, takeMethod) => {
  const kitchen = slowKitchen();
  const view = show(kitchen, takeMethod);
  await tapTwice(view);
  await shown(2);
  expect(kitchen.onServer()).toBe(0);
  await kitchen.answer();
  await shown(2);
  await kitchen.answer();
  await shown(2);
  expect(kitchen.onServer()).toBe(2);
  expect(view.toasts()).toEqual([]);
});

test('the first of two fails: one is left, and it is said', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await tapTwice(view);
  await kitchen.answer(refuse(422));
  await kitchen.answer();
  await shown(1);
  expect(view.toasts()).toEqual([refused]);
});

test('both fail: nothing is left', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await tapTwice(view);
  await kitchen.answer(refuse(422));
  await kitchen.answer(refuse(422));
  expect(await screen.findByRole('button', { name: 'В корзину: Филадельфия' })).toBeVisible();
  expect(view.toasts()).toEqual([refused, refused]);
});

test('the answer to the first is lost: it counts all the same, and nobody is alarmed', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await tapTwice(view);
  await kitchen.answer('lost');
  await kitchen.answer();
  await shown(2);
  expect(kitchen.onServer()).toBe(2);
  expect(view.toasts()).toEqual([]);
});

test('a call that never got there does not count', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await tapTwice(view);
  await kitchen.answer(lost());
  await kitchen.answer();
  await shown(1);
  expect(view.toasts()).toEqual([refused]);
});

test('plus before the answer changes the line that comes of it', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await tapTwice(view);
  await view.user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
  await shown(3);
  await kitchen.answer();
  await kitchen.answer();
  await kitchen.answer();
  await shown(3);
  expect(view.sent(paths.change).map(({ body }) => body)).toMatchObject([{ item_id: 7, amount: 3 }]);
  expect(kitchen.onServer()).toBe(3);
});

test('plus on a line that never came asks for the cart instead', async () => {
  const kitchen = slowKitchen();
  const view = show(kitchen);
  await view.user.click(screen.getByRole('button', { name: 'В корзину: Филадельфия' }));
  await view.user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
  await kitchen.answer(refuse(422));
  expect(await screen.findByRole('button', { name: 'В корзину: Филадельфия' })).toBeVisible();
  expect(view.sent(paths.change)).toHaveLength(0);
  expect(view.toasts()).toEqual([refused]);
});
