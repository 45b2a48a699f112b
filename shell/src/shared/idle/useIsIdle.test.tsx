/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useIsIdle } from './useIsIdle';

const Page = () => (useIsIdle() ? 'idle' : 'busy');

function stateOfPage(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

const passes = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  stateOfPage('complete');
});

test('the page comes first, then a second of rest', () => {
  stateOfPage('loading');
  render(<Page />);
  passes(5000);
  expect(screen.getByText('busy')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('load')));
  passes(900);
  expect(screen.getByText('busy')).toBeInTheDocument();
  passes(200);
  expect(screen.getByText('idle')).toBeInTheDocument();
});

test('a page that has gone waits for nothing', () => {
  const { unmount } = render(<Page />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the server draws nothing of what comes late', () => {
  expect(renderToString(<Page />)).toBe('busy');
});
