/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useMediaQuery } from './useMediaQuery';

const listeners = new Map<string, Set<() => void>>();
const matching = new Set<string>();

beforeEach(() => {
  matching.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const known = listeners.get(media) ?? new Set();
    listeners.set(media, known);
    return {
      matches: matching.has(media),
      addEventListener: (_: string, listener: () => void) => known.add(listener),
      removeEventListener: (_: string, listener: () => void) => known.delete(listener),
    } as unknown as MediaQueryList;
  });
});
afterEach(() => jest.restoreAllMocks());

const change = (media: string) => act(() => listeners.get(media)?.forEach((listener) => listener()));
const Answer = ({ media }: { media: string }) => <p>{useMediaQuery(media) ? 'matches' : 'does not'}</p>;

test('follows the window, and the query that it is given', () => {
  const { rerender, unmount } = render(<Answer media="low" />);
  expect(screen.getByText('does not')).toBeVisible();
  matching.add('low');
  change('low');
  expect(screen.getByText('matches')).toBeVisible();
  rerender(<Answer media="narrow" />);
  expect(screen.getByText('does not')).toBeVisible();
  expect(listeners.get('low')).toHaveProperty('size', 0);
  unmount();
  expect(listeners.get('narrow')).toHaveProperty('size', 0);
});

test('a matching query is no mismatch with the server, which does not know the window', async () => {
  matching.add('low');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Answer media="low" />);
  expect(container).toHaveTextContent('does not');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, <Answer media="low" />, { onRecoverableError }));
  expect(container).toHaveTextContent('matches');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
