/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore, type NextPage } from './LoadMore';

interface Watch {
  report: (entries: { isIntersecting: boolean }[]) => void;
  options: object;
  isWatching: boolean;
}
const watches: Watch[] = [];

/** jsdom has no IntersectionObserver: without this the component runs as in a browser without the observer. */
function installObserver() {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      private readonly watch: Watch;
      constructor(report: Watch['report'], options: object) {
        this.watch = { report, options, isWatching: false };
        watches.push(this.watch);
      }
      observe() {
        this.watch.isWatching = true;
      }
      disconnect() {
        this.watch.isWatching = false;
      }
    },
  });
}

const watching = () => watches.filter(({ isWatching }) => isWatching);
const comeNear = (isIntersecting: boolean) =>
  act(() => watching().forEach(({ report }) => report([{ isIntersecting }])));

afterEach(() => {
  watches.length = 0;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const list = (nextPage: NextPage, load: () => void) => (
  <LoadMore nextPage={nextPage} onLoadMore={load} label="More" retry="Again" />
);

test('loads the next page each time it comes near, with the threshold of spec §9', () => {
  installObserver();
  const load = jest.fn();
  const { rerender } = render(list('available', load));
  expect(watching()[0]?.options).toMatchObject({ threshold: 0.1 });
  comeNear(false);
  expect(load).not.toHaveBeenCalled();
  comeNear(true);
  expect(load).toHaveBeenCalledTimes(1);

  rerender(list('loading', load));
  expect(watching()).toEqual([]);
  // It may still be near when the page has loaded: a browser reports a new observer at once.
  rerender(list('available', load));
  comeNear(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a busy page gets the entries of several frames at once: the latest counts', () => {
  installObserver();
  const load = jest.fn();
  render(list('available', load));
  act(() => watching()[0]?.report([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  act(() => watching()[0]?.report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
});

test('without an observer a press loads the next page', async () => {
  const load = jest.fn();
  render(list('available', load));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed page waits for a press', async () => {
  installObserver();
  const load = jest.fn();
  render(list('failed', load));
  expect(watching()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a press while the page loads does nothing; a complete list has no button', async () => {
  const load = jest.fn();
  const { rerender } = render(list('loading', load));
  await userEvent.click(screen.getByRole('button', { name: 'More', busy: true }));
  expect(load).not.toHaveBeenCalled();
  rerender(list('none', load));
  expect(screen.queryByRole('button')).toBeNull();
});

test('with an address it is a link, which a plain click follows in place', async () => {
  const load = jest.fn();
  const withHref = (nextPage: NextPage) => (
    <LoadMore nextPage={nextPage} onLoadMore={load} label="More" retry="Again" href="?page=2" />
  );
  const { rerender } = render(withHref('available'));
  const link = screen.getByRole('link', { name: 'More' });
  expect(link).toHaveAttribute('href', '?page=2');
  await userEvent.click(link);
  expect(load).toHaveBeenCalledTimes(1);

  // The element stays, and with it the focus.
  rerender(withHref('loading'));
  expect(screen.getByRole('link', { name: 'More', busy: true })).toBe(link);
  await userEvent.click(link);
  expect(load).toHaveBeenCalledTimes(1);

  rerender(withHref('failed'));
  await userEvent.click(screen.getByRole('link', { name: 'Again' }));
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a button that goes with the last page', () => {
  /** Names in lower case are links. */
  const listOf = (items: readonly string[], nextPage: NextPage) => (
    <main>
      <ul>
        {items.map((item) => (
          <li key={item}>{item === item.toLowerCase() ? <a href={item}>{item}</a> : item}</li>
        ))}
      </ul>
      {list(nextPage, jest.fn())}
    </main>
  );

  test.each([
    [
      'the first new item, if it can be pressed',
      ['ramen', 'gyoza', 'Soup'],
      () => screen.getByRole('link', { name: 'gyoza' }),
    ],
    ['the first new item itself', ['ramen', 'Soup', 'gyoza'], () => screen.getByText('Soup')],
    ['the list, if no item is new', ['ramen'], () => screen.getByRole('main')],
  ])('gives its focus to %s', (_, items, next) => {
    const { rerender } = render(listOf(['ramen'], 'available'));
    screen.getByRole('button').focus();
    rerender(listOf(['ramen'], 'loading'));
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(listOf(items, 'none'));
    expect(next()).toHaveFocus();
  });

  test('counts from the page before the last', () => {
    const { rerender } = render(listOf(['ramen'], 'loading'));
    rerender(listOf(['ramen', 'gyoza'], 'available'));
    screen.getByRole('button').focus();
    rerender(listOf(['ramen', 'gyoza'], 'loading'));
    rerender(listOf(['ramen', 'gyoza', 'Soup'], 'none'));
    expect(screen.getByText('Soup')).toHaveFocus();
  });

  test('leaves the focus of another element alone', () => {
    const { rerender } = render(listOf(['ramen'], 'loading'));
    screen.getByRole('link', { name: 'ramen' }).focus();
    rerender(listOf(['ramen', 'gyoza'], 'none'));
    expect(screen.getByRole('link', { name: 'ramen' })).toHaveFocus();
  });
});
