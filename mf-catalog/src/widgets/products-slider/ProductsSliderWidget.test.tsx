/** @jest-environment jsdom */
import { type Answer, headContext, renderInShell, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import ProductsSliderWidget, { prefetch } from './ProductsSliderWidget';

const rolls = [
  productRaw(),
  productRaw({ id: 11, slug: 'kaliforniya', name: 'Калифорния' }),
  productRaw({ id: 12, slug: 'net', name: 'Кончился', is_stoplisted: true }),
  productRaw({ id: 13, slug: 'bez-ceny', name: 'Без цены', price: null }),
];
const answers: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw],
  [paths.products]: () => rolls,
  [paths.add]: () => cartRaw([{ id: 7, productId: 11, amount: 1 }]),
};
const show = (props: object = {}, more: Record<string, Answer> = {}) =>
  renderInShell(<ProductsSliderWidget title="Чем заменить" groupId={1} {...props} />, {
    answers: { ...answers, ...more },
    takeMethod: { delivery: address },
  });

afterEach(() => void jest.useRealTimers());

test('shows the available products of a group except one', async () => {
  const { calls } = show({ exceptId: 10 });
  expect(await screen.findByText('Калифорния')).toBeVisible();
  expect(screen.queryByText('Филадельфия')).toBeNull();
  expect(screen.queryByText('Кончился')).toBeNull();
  expect(screen.queryByText('Без цены')).toBeNull();
  expect(calls.find(({ path }) => path === paths.products)?.query).toMatchObject({ groups: [1] });
});

test('the named product comes first', async () => {
  show({ firstId: 11 });
  const names = (await screen.findAllByRole('article')).map((card) => card.textContent);
  expect(names[0]).toContain('Калифорния');
  expect(names[1]).toContain('Филадельфия');
});

test('the widget renders the server’s data without its own call', async () => {
  const { queryClient } = headContext({ answers });
  await prefetch({ props: { title: 'Роллы', groupId: 1, firstId: 11 }, queryClient });
  const [row] = queryClient.getQueriesData<{ cards: { id: number }[] }>({
    queryKey: ['catalogue', 'cards', 'slider'],
  });
  expect(row?.[1]?.cards.map(({ id }) => id)).toEqual([11, 10]);
});

test('`onAdded` is called once for a double tap and again for a later tap', async () => {
  const onAdded = jest.fn();
  const { calls } = show({ onAdded });
  const button = await screen.findByRole('button', { name: 'В корзину: Калифорния' });
  jest.useFakeTimers();
  const tap = () => {
    fireEvent.click(button);
    return act(() => jest.advanceTimersByTimeAsync(300));
  };
  await tap();
  expect(onAdded.mock.calls).toEqual([[{ id: 11, name: 'Калифорния' }]]);
  await tap();
  expect(onAdded).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(300));
  await tap();
  expect(onAdded).toHaveBeenCalledTimes(2);
  expect(calls.filter(({ path }) => path === paths.add)).toHaveLength(2);
});

test('`onAdded` is not called for a failed write', async () => {
  const onAdded = jest.fn();
  const { user, emittedEvents } = show({ onAdded }, { [paths.add]: () => ({ error: true }) });
  await user.click(await screen.findByRole('button', { name: 'В корзину: Калифорния' }));
  await waitFor(() => expect(emittedEvents.at(-1)?.payload).toMatchObject({ tone: 'error' }));
  expect(onAdded).not.toHaveBeenCalled();
});

test('renders nothing without other products in the group', async () => {
  const { container } = show({ exceptId: 10 }, { [paths.products]: () => [productRaw()] });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('a failed load is toasted and can be retried', async () => {
  const call = recovering(() => rolls);
  const { user, emittedEvents } = show(
    {},
    {
      [paths.products]: call.answer,
    },
  );
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  call.recover();
  await user.click(retry);
  expect(await screen.findByText('Калифорния')).toBeVisible();
});
