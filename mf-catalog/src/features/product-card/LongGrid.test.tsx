/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { address, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import { LongGrid } from './LongGrid';
import type { LongGridProps } from './LongGrid';

type Entry = { target: Element; isIntersecting: boolean };
const widths = new Set<() => void>();
let tooNarrowFor = '1600';
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
    // Four columns.
    matchMedia: (query: string) => ({
      get matches() {
        return !query.includes(tooNarrowFor);
      },
      addEventListener: (_: string, listener: () => void) => widths.add(listener),
      removeEventListener: (_: string, listener: () => void) => widths.delete(listener),
    }),
  });
});

const raw = Array.from({ length: 100 }, (_, index) =>
  productRaw({ id: index + 1, slug: `r-${index + 1}`, name: `Ролл ${index + 1}` }),
);
const cards = raw.map(({ id, slug, name }) => ({ id, slug, name, price: 5, group: 'rolly', tint: 'roll' }));
const places = (container: HTMLElement) => [...container.querySelectorAll('[data-room]')];
const near = (target: Element | null, isIntersecting = true) =>
  act(async () => report(target ? [{ target, isIntersecting }] : []));

function open(props: Partial<LongGridProps>) {
  const draw: LongGridProps['draw'] = (some) =>
    some.map(({ id, name }) => (
      <article key={id}>
        <a href={`/${id}`}>{name}</a>
      </article>
    ));
  return renderInShell(<LongGrid group={{ id: 1 }} cards={cards} count={100} draw={draw} {...props} />, {
    answers: { [paths.groups]: () => [groupRaw], [paths.products]: () => raw },
    takeMethod: { delivery: address },
    url: '/?labels=3',
  });
}

test('draws the beginning and keeps the room of the rest, three rows a piece', () => {
  const { container } = open({});
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(places(container)).toHaveLength(7);
});

test('draws what comes near and takes it away when it is far, but not from under the focus', async () => {
  const { container } = open({});
  const place = places(container)[2] ?? null;
  await near(place);
  expect(screen.getByText('Ролл 49')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(36);
  screen.getByText('Ролл 50').focus();
  await near(place, false);
  expect(screen.getByText('Ролл 50')).toHaveFocus();
  screen.getByText('Ролл 1').focus();
  await near(place, false);
  expect(screen.queryByText('Ролл 50')).toBeNull();
});

test('a window of other columns has rooms of other heights', async () => {
  const { container } = open({});
  const first = places(container)[0] ?? null;
  await near(first);
  await near(first, false);
  expect(places(container)[0]).toHaveStyle({ height: '0px' });
  act(() => {
    tooNarrowFor = 'width';
    for (const listener of [...widths]) listener();
  });
  expect(places(container)).toHaveLength(13);
  expect(places(container)[0]).not.toHaveStyle({ height: '0px' });
  tooNarrowFor = '1600';
});

test('loads what did not come with the page once it is near, and not before', async () => {
  const { container, calls } = open({ cards: [], count: 100 });
  expect(screen.queryByRole('article')).toBeNull();
  expect(calls).toEqual([]);
  await near(places(container)[0] ?? null);
  expect(await screen.findByText('Ролл 12')).toBeVisible();
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({
    latitude: 55.8196,
    longitude: 37.6035,
    labels: [3],
    groups: [1],
  });
});

test('at a table the chosen address and labels do not count', async () => {
  const { container, calls } = open({ cards: [], count: 100, menu: 'table' });
  await near(places(container)[0] ?? null);
  expect(await screen.findByText('Ролл 12')).toBeVisible();
  expect(calls.find(({ path }) => path === paths.products)?.query).toEqual({ groups: [1] });
});

test('shows no more than was asked for', async () => {
  const { container } = open({ cards: [], count: 8 });
  await near(places(container)[0] ?? null);
  expect(await screen.findByText('Ролл 8')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(8);
});
