/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { address, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import { VirtualList } from './VirtualList';
import type { VirtualListProps } from './VirtualList';

type Entry = { target: Element; isIntersecting: boolean };
const mediaListeners = new Set<() => void>();
let unmatchedQuery = '1600';
let report: (entries: Entry[]) => void = () => {};

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: Entry[]) => void) {
        report = callback;
      }
      observe() {}
      unobserve() {}
    },
    // A window of four columns.
    matchMedia: (query: string) => ({
      get matches() {
        return !query.includes(unmatchedQuery);
      },
      addEventListener: (_: string, listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => mediaListeners.delete(listener),
    }),
  });
});

const raw = Array.from({ length: 100 }, (_, index) =>
  productRaw({ id: index + 1, slug: `r-${index + 1}`, name: `Ролл ${index + 1}` }),
);
const cards = raw.map(({ id, slug, name }) => ({ id, slug, name, price: 5, group: 'rolly', tint: 'roll' }));
const placeholders = (container: HTMLElement) => [...container.querySelectorAll('[data-placeholder]')];
const moveNear = (target: Element | null, isIntersecting = true) =>
  act(async () => report(target ? [{ target, isIntersecting }] : []));

function open(props: Partial<VirtualListProps>, products: Answer = () => raw) {
  const renderCards: VirtualListProps['renderCards'] = (some) =>
    some.map(({ id, name }) => (
      <article key={id}>
        <a href={`/${id}`}>{name}</a>
      </article>
    ));
  return renderInShell(
    <VirtualList group={{ id: 1 }} cards={cards} count={100} renderCards={renderCards} {...props} />,
    {
      answers: { [paths.groups]: () => [groupRaw], [paths.products]: products },
      takeMethod: { delivery: address },
      url: '/?labels=3',
    },
  );
}

test('renders the first cards and reserves the height of the rest in chunks of three rows', () => {
  const { container } = open({});
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(placeholders(container)).toHaveLength(7);
});

test('renders rows near the viewport only, except for rows that contain the focus', async () => {
  const { container } = open({});
  const rows = placeholders(container)[2] ?? null;
  await moveNear(rows);
  expect(screen.getByText('Ролл 49')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(36);
  screen.getByText('Ролл 50').focus();
  await moveNear(rows, false);
  expect(screen.getByText('Ролл 50')).toHaveFocus();
  screen.getByText('Ролл 1').focus();
  await moveNear(rows, false);
  expect(screen.queryByText('Ролл 50')).toBeNull();
});

test('another number of columns discards the measured heights', async () => {
  const { container } = open({});
  const first = placeholders(container)[0] ?? null;
  await moveNear(first);
  await moveNear(first, false);
  expect(placeholders(container)[0]).toHaveStyle({ height: '0px' });
  act(() => {
    unmatchedQuery = 'width';
    for (const listener of Array.from(mediaListeners)) listener();
  });
  expect(placeholders(container)).toHaveLength(13);
  expect(placeholders(container)[0]).not.toHaveStyle({ height: '0px' });
  unmatchedQuery = '1600';
});

test('loads the cards that did not come with the page once they are near, and not before', async () => {
  const { container, calls, queryClient } = open({ cards: [], count: 100 });
  expect(screen.queryByRole('article')).toBeNull();
  expect(queryClient.isFetching()).toBe(0);
  await moveNear(placeholders(container)[0] ?? null);
  expect(await screen.findByText('Ролл 12')).toBeVisible();
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({
    latitude: 55.8196,
    longitude: 37.6035,
    labels: [3],
    groups: [1],
  });
});

test('at a table the chosen address and labels are ignored', async () => {
  const { container, calls } = open({ cards: [], count: 100, menu: 'table' });
  await moveNear(placeholders(container)[0] ?? null);
  expect(await screen.findByText('Ролл 12')).toBeVisible();
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({ groups: [1] });
});

test('renders no more cards than `count`', async () => {
  const { container } = open({ cards: [], count: 8 });
  await moveNear(placeholders(container)[0] ?? null);
  expect(await screen.findByText('Ролл 8')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

test('a failed load of the rest leaves the cards of the page, and can be retried', async () => {
  const call = recovering(() => raw, apiError(503));
  const { container, user } = open({ cards: cards.slice(0, 24) }, call.answer);
  await moveNear(placeholders(container)[0] ?? null);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getAllByRole('article')).toHaveLength(24);
  call.recover();
  await user.click(retry);
  await waitFor(() => expect(placeholders(container)).toHaveLength(7));
  await moveNear(placeholders(container)[0] ?? null);
  expect(await screen.findByText('Ролл 36')).toBeVisible();
});
