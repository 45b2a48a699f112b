/** @jest-environment jsdom */
import { loadSelectedAddress } from '@storefront/api-client';
import { chooseAddress, emit, useTakeMethod } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MenuCard } from '../../shared/card/menuCard';
import { address, cartRaw, paths } from '../../testing/menuFixture';
import { ProductCards } from './ProductCards';

beforeAll(() => import('./CardCounter'));
// A modal that is still open would count the next test's press as a second press.
afterEach(async () => {
  emit('shell:panel-closed', { panel: 'select-address' });
  await new Promise((resolve) => setTimeout(resolve, 1));
});

const card: MenuCard = {
  id: 10,
  slug: 'filadelfiya',
  name: 'Филадельфия',
  price: 690,
  group: 'rolly',
  tint: 'roll',
};
const other: MenuCard = { ...card, id: 11, slug: 'filadelfiya-layt', name: 'Филадельфия Лайт' };
const home = { id: 7, street: 'Огородный проезд', home: '16', coordinates: '55.8196,37.6035', default: true };
const addresses = '/api/user/addresses/';

type Options = Parameters<typeof renderInShell>[1];

/** A page of a visitor without an address in this browser; `answer` is the answer to the call for saved addresses. */
function show(options: Options = {}) {
  let amount = 0;
  let resolve = (_list: unknown) => {};
  const saved = new Promise((done) => {
    resolve = done;
  });
  const view = renderInShell(<ProductCards cards={[card, other]} />, {
    takeMethod: {},
    ...options,
    answers: {
      [addresses]: () => saved,
      [paths.add]: () => cartRaw([{ id: 1, productId: 10, amount: ++amount }]),
      [paths.cart]: () => ({ order: null }),
      ...options?.answers,
    },
  });
  const sent = (path: string) => view.calls.filter((call) => call.path === path);
  const questions = () =>
    view.emitted('shell:panel-requested').filter(({ panel }) => panel === 'select-address');
  const wasAsked = () => questions().length > 0;
  return { ...view, sent, questions, wasAsked, answer: (list: unknown) => act(async () => resolve(list)) };
}

const button = (name = 'Филадельфия') => screen.getByRole('button', { name: `В корзину: ${name}` });

test('a customer’s press before the addresses have loaded is carried out once they have', async () => {
  const page = show({ session: 'user' });
  await page.user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(page.sent(addresses)).toHaveLength(1));
  expect(page.wasAsked()).toBe(false);
  await page.answer([home]);
  expect(await screen.findByRole('button', { name: /Прибавить/ })).toBeVisible();
  expect(page.sent(paths.add).map(({ body }) => body)).toMatchObject([{ product_id: 10, address_id: 7 }]);
  expect(page.wasAsked()).toBe(false);
});

test('two presses wait for one call, and both are carried out', async () => {
  const page = show({ session: 'user' });
  await page.user.dblClick(button());
  await page.answer([home]);
  await waitFor(() => expect(page.sent(paths.add)).toHaveLength(2));
  expect(page.sent(addresses)).toHaveLength(1);
});

describe('two dishes pressed while the addresses load', () => {
  function pressBoth(options: Options = {}) {
    const page = show({ session: 'user', ...options });
    fireEvent.click(button());
    fireEvent.click(button('Филадельфия Лайт'));
    const added = () =>
      page
        .sent(paths.add)
        .map(({ body }) => (body as { product_id: number }).product_id)
        .sort();
    return { ...page, added };
  }
  const close = () =>
    act(async () => {
      emit('shell:panel-closed', { panel: 'select-address' });
      await new Promise((resolve) => setTimeout(resolve, 1));
    });

  test('are both busy, and each is added once', async () => {
    const page = pressBoth();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button('Филадельфия Лайт')).toHaveAttribute('aria-busy', 'true');
    await page.answer([home]);
    await waitFor(() => expect(page.added()).toEqual([10, 11]));
    expect(page.questions()).toHaveLength(0);
  });

  test.each([
    ['there is no address', () => ({})],
    ['the addresses cannot be read', () => ({ answers: { [addresses]: () => 'no list' } })],
  ])('when %s, the question is asked once, and its answer is for both', async (_, options) => {
    const page = pressBoth(options());
    await page.answer([]);
    await waitFor(() => expect(page.wasAsked()).toBe(true));
    act(() => {
      chooseAddress({ ...address, id: 9 });
      emit('checkout:address-chosen', { takeMethod: 'delivery' });
    });
    await waitFor(() => expect(page.added()).toEqual([10, 11]));
    expect(page.questions()).toHaveLength(1);
  });

  test('when the question is closed, neither is added and it is not asked again', async () => {
    jest.useFakeTimers();
    const page = show({ session: 'user' });
    fireEvent.click(button());
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    fireEvent.click(button('Филадельфия Лайт'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(page.questions()).toHaveLength(1);
    emit('shell:panel-closed', { panel: 'select-address' });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(page.questions()).toHaveLength(1);
    expect(page.sent(paths.add)).toHaveLength(0);
  });

  test('when the address comes after the question, both are added as the question closes', async () => {
    jest.useFakeTimers();
    const page = pressBoth();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    jest.useRealTimers();
    expect(page.questions()).toHaveLength(1);
    await page.answer([home]);
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
    await close();
    await waitFor(() => expect(page.added()).toEqual([10, 11]));
    expect(page.questions()).toHaveLength(1);
  });
});

test.each([
  ['have no default one', [{ ...home, default: false }]],
  ['have a default one without coordinates', [{ ...home, coordinates: null }]],
  ['are none', []],
])('a customer whose addresses %s is asked', async (_, list) => {
  const page = show({ session: 'user' });
  await page.user.click(button());
  await page.answer(list);
  await waitFor(() => expect(page.wasAsked()).toBe(true));
  expect(page.sent(paths.add)).toHaveLength(0);
});

test('a failed load of the addresses is toasted, the customer is asked, and the next press tries again', async () => {
  const page = show({ session: 'user', answers: { [addresses]: () => 'no list' } });
  await page.user.click(button());
  await waitFor(() => expect(page.wasAsked()).toBe(true));
  expect(page.emittedEvents).toContainEqual({
    name: 'shell:toast-requested',
    payload: { text: 'Не удалось получить данные', tone: 'error' },
  });
  await act(async () => void (await loadSelectedAddress(page.queryClient)));
  expect(page.sent(addresses)).toHaveLength(2);
});

test('the customer’s own choice while the addresses load is kept', async () => {
  const page = show({ session: 'user' });
  await page.user.click(button());
  act(() => void chooseAddress({ ...address, id: 9 }));
  await page.answer([home]);
  await waitFor(() =>
    expect(page.sent(paths.add).map(({ body }) => body)).toMatchObject([{ address_id: 9 }]),
  );
});

test('an address that the customer has removed does not come back by a press', async () => {
  const page = show({ session: 'user' });
  const load = loadSelectedAddress(page.queryClient);
  await page.answer([home]);
  await act(async () => void (await load));
  act(() => useTakeMethod.setState({ delivery: undefined }));
  await page.user.click(button());
  await waitFor(() => expect(page.wasAsked()).toBe(true));
  expect(page.sent(addresses)).toHaveLength(1);
});

test('a guest’s press waits until the address of this browser is restored', async () => {
  const page = show({ takeMethod: { isRestored: false } });
  await page.user.click(button());
  expect(page.wasAsked()).toBe(false);
  await act(async () => useTakeMethod.setState({ isRestored: true, delivery: address }));
  await waitFor(() => expect(page.sent(paths.add)).toHaveLength(1));
  expect(page.wasAsked()).toBe(false);
  expect(page.sent(addresses)).toHaveLength(0);
});
