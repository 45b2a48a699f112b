/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MenuCard } from '../../shared/card/menuCard';
import { address, cartRaw, paths } from '../../testing/menuFixture';
import { ProductCards } from './ProductCards';

// On a busy machine the counter's chunk takes longer to load than the default time limit of a query.
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

/** A back end with one cart line; every write waits until the test answers it. */
function slowBackend() {
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
  /** Answers the next write once it has been sent. */
  async function answer(outcome?: 'lost' | Error) {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    await act(async () => waiting.shift()?.(outcome));
  }
  return { answers, answer, onServer: () => amount };
}

function show(backend: ReturnType<typeof slowBackend>, takeMethod: object = { draftUuid }) {
  const view = renderInShell(<ProductCards cards={[card]} />, {
    answers: backend.answers,
    takeMethod: { delivery: address, ...takeMethod },
  });
  const sent = (path: string) => view.calls.filter((call) => call.path === path);
  return { ...view, sent };
}
/** Two taps at once, however busy the machine is, on a page that has read its cart. */
async function tapTwice({ queryClient }: ReturnType<typeof show>) {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const button = screen.getByRole('button', { name: 'В корзину: Филадельфия' });
  fireEvent.click(button);
  fireEvent.click(button);
}
const amountShown = (amount: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(amount)));
const failureToast = { text: 'Не удалось добавить товар в корзину', tone: 'error' };

describe('within the double-tap window', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the button stays in place for the second tap, then the counter replaces it', async () => {
    const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    show(slowBackend());
    await elapse(0);
    const button = screen.getByRole('button', { name: 'В корзину: Филадельфия' });
    for (const _tap of ['first', 'second']) {
      fireEvent.click(button);
      await elapse(300);
      expect(button).toBeInTheDocument();
      expect(screen.queryByRole('status')).toBeNull();
    }
    await elapse(200);
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2');
  });
});

test.each([
  ['a guest without a draft', {}],
  ['an existing cart', { draftUuid }],
])('%s: two taps show two before the server answers', async (_who, takeMethod) => {
  const backend = slowBackend();
  const view = show(backend, takeMethod);
  await tapTwice(view);
  await amountShown(2);
  expect(backend.onServer()).toBe(0);
  await backend.answer();
  await amountShown(2);
  await backend.answer();
  await amountShown(2);
  expect(backend.onServer()).toBe(2);
  expect(view.toasts()).toEqual([]);
});

test('the first of two fails: one is left and the failure is toasted', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await tapTwice(view);
  await backend.answer(apiError(422));
  await backend.answer();
  await amountShown(1);
  expect(view.emitted('shell:toast-requested')).toEqual([failureToast]);
});

test('both fail: nothing is left', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await tapTwice(view);
  await backend.answer(apiError(422));
  await backend.answer(apiError(422));
  expect(await screen.findByRole('button', { name: 'В корзину: Филадельфия' })).toBeVisible();
  expect(view.emitted('shell:toast-requested')).toEqual([failureToast, failureToast]);
});

test('the answer to the first is lost: the write counts and no toast appears', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await tapTwice(view);
  await backend.answer('lost');
  await backend.answer();
  await amountShown(2);
  expect(backend.onServer()).toBe(2);
  expect(view.toasts()).toEqual([]);
});

test('a call that never reached the server does not count', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await tapTwice(view);
  await backend.answer(lost());
  await backend.answer();
  await amountShown(1);
  expect(view.emitted('shell:toast-requested')).toEqual([failureToast]);
});

test('plus before the answer changes the line that the answer creates', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await tapTwice(view);
  await view.user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
  await amountShown(3);
  await backend.answer();
  await backend.answer();
  await backend.answer();
  await amountShown(3);
  expect(view.sent(paths.change).map(({ body }) => body)).toMatchObject([{ item_id: 7, amount: 3 }]);
  expect(backend.onServer()).toBe(3);
});

test('plus on a line whose creation failed sends nothing', async () => {
  const backend = slowBackend();
  const view = show(backend);
  await view.user.click(screen.getByRole('button', { name: 'В корзину: Филадельфия' }));
  await view.user.click(await screen.findByRole('button', { name: 'Прибавить: Филадельфия' }));
  await backend.answer(apiError(422));
  expect(await screen.findByRole('button', { name: 'В корзину: Филадельфия' })).toBeVisible();
  expect(view.sent(paths.change)).toHaveLength(0);
  expect(view.emitted('shell:toast-requested')).toEqual([failureToast]);
});
