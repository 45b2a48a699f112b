/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import { type Answer, apiError, renderInShell, deferredCall } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import { doubleTapWindowMs } from '../../shared/basket/doubleTapWindow';
import SaucesWidget from './SaucesWidget';

const saucesRaw = { id: 12, name: 'Соусы', seo_page: { url: 'sousy' }, tint: 'sauce', products_count: 3 };
const sauce = (id: number, name: string, more: object = {}) =>
  productRaw({ id, slug: `sauce-${id}`, name, price: 70, parent_group_id: 12, ...more });
const sauces = [sauce(1, 'Спайси'), sauce(2, 'Унаги'), sauce(3, 'Ореховый')];
const draftUuid = '00000000-0000-4000-8000-000000000001';

function show(more: Record<string, Answer> = {}) {
  const lines: { id: number; productId: number; amount: number }[] = [];
  return renderInShell(<SaucesWidget title="Соусы" />, {
    takeMethod: { delivery: address, draftUuid },
    answers: {
      [paths.groups]: () => [groupRaw, saucesRaw],
      [paths.products]: () => sauces,
      [paths.cart]: () => cartRaw(lines),
      [paths.add]: ({ body }) => {
        const { product_id: productId } = body as { product_id: number };
        lines.push({ id: productId, productId, amount: 1 });
        return cartRaw(lines);
      },
      ...more,
    },
  });
}
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string) => screen.findByRole('button', { name: `В корзину: ${name}` });
/** Puts the first sauce into the cart without this row. */
async function addElsewhere(queryClient: ReturnType<typeof show>['queryClient']) {
  const line = { id: 1, product_id: 1, amount: 1, price: 70, product: { name: 'Спайси', deleted: false } };
  act(() => void queryClient.setQueryData(cartKey, { items: [line], stoplisted_items: [] }));
  await waitFor(() => expect(names()).toEqual(['Унаги', 'Ореховый']));
}
const noAnswer = () => new Promise(() => {});

test('offers the group’s sauces that can be ordered, and adds one', async () => {
  const { user, calls } = show({
    [paths.products]: () => [
      ...sauces,
      sauce(4, 'Кончился', { is_stoplisted: true }),
      sauce(5, 'Без цены', { price: null }),
    ],
  });
  await user.click(await button('Унаги'));
  await waitFor(() => expect(names()).toEqual(['Спайси', 'Ореховый']));
  expect(calls.find(({ path }) => path === paths.products)?.query).toMatchObject({ groups: [12] });
  expect(calls.filter(({ path }) => path === paths.add).map(({ body }) => body)).toMatchObject([
    { product_id: 2, amount: 1 },
  ]);
});

test('a sauce of the cart is offered again when it has left the cart, and never has a counter here', async () => {
  const { queryClient } = show({
    [paths.cart]: () => cartRaw([{ id: 7, productId: 1, amount: 2 }]),
  });
  await waitFor(() => expect(names()).toEqual(['Унаги', 'Ореховый']));
  act(() => void queryClient.setQueryData(cartKey, null));
  await waitFor(() => expect(names()).toEqual(['Спайси', 'Унаги', 'Ореховый']));
  expect(screen.queryAllByRole('group')).toEqual([]);
});

test('stays without a counter while it is being added, and returns to its place when the write fails', async () => {
  const adding = deferredCall();
  const { user } = show({ [paths.add]: adding.answer });
  await user.click(await button('Спайси'));
  // Longer than the double-tap window, in which no card shows its counter.
  await act(() => new Promise((resolve) => setTimeout(resolve, 2 * doubleTapWindowMs)));
  expect(await button('Спайси')).toHaveAttribute('aria-busy', 'true');
  expect(names()).toEqual(['Спайси', 'Унаги', 'Ореховый']);
  await adding.fail();
  await waitFor(async () => expect(await button('Спайси')).not.toHaveAttribute('aria-busy'));
  expect(names()).toEqual(['Спайси', 'Унаги', 'Ореховый']);
});

test('the second of two quick taps does not add the sauce that has moved under the finger', async () => {
  const { user, calls } = show();
  const spicy = await button('Спайси');
  // The clock stands still, so that the taps are quick even on a busy machine.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.click(spicy);
  await waitFor(() => expect(names()).toEqual(['Унаги', 'Ореховый']));
  await user.click(await button('Унаги'));
  clock.mockRestore();
  expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(1);
});

test('focus goes from an added sauce to the next one, and from the last one to the one before it', async () => {
  const { user } = show();
  (await button('Унаги')).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await button('Ореховый')).toHaveFocus());
  await new Promise((resolve) => setTimeout(resolve, doubleTapWindowMs));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await button('Спайси')).toHaveFocus());
});

test('focus that has left the row does not return to it', async () => {
  const { user, queryClient } = show();
  (await button('Спайси')).focus();
  await user.click(document.body);
  await addElsewhere(queryClient);
  expect(document.body).toHaveFocus();
});

test.each<[string, Record<string, Answer>]>([
  ['a menu without the group', { [paths.groups]: () => [groupRaw] }],
  ['a group without sauces', { [paths.products]: () => [] }],
])('%s shows nothing and reports nothing', async (_, answers) => {
  const { container, queryClient, emittedEvents } = show(answers);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(emittedEvents).toEqual([]);
});

test.each<[string, Record<string, Answer>]>([
  [
    'a menu that cannot be loaded',
    {
      [paths.groups]: () => {
        throw apiError(500);
      },
    },
  ],
  [
    'a group that cannot be loaded',
    {
      [paths.products]: () => {
        throw apiError(500);
      },
    },
  ],
])('%s shows nothing and is toasted once', async (_, answers) => {
  const { container, emittedEvents } = show(answers);
  await waitFor(() => expect(emittedEvents).toHaveLength(1));
  expect(emittedEvents[0]?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('has a placeholder only once the menu is known to have the group', async () => {
  const { container } = show({ [paths.groups]: noAnswer });
  expect(container).toBeEmptyDOMElement();
});

test('has a placeholder while the sauces load', async () => {
  show({ [paths.products]: noAnswer });
  expect(await screen.findByText('Соусы')).toBeVisible();
  expect(document.querySelectorAll('[data-shape=tile]')).toHaveLength(4);
});
