/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useIsIdle } from './useIsIdle';

const Page = () => (useIsIdle() ? 'idle' : 'busy');

function setReadyState(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

const passes = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setReadyState('complete');
});

test('idle comes a second after the load event', () => {
  setReadyState('loading');
  render(<Page />);
  passes(5000);
  expect(screen.getByText('busy')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('load')));
  passes(900);
  expect(screen.getByText('busy')).toBeInTheDocument();
  passes(200);
  expect(screen.getByText('idle')).toBeInTheDocument();
});

test('an unmounted component leaves no timer', () => {
  const { unmount } = render(<Page />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('it is false on the server', () => {
  expect(renderToString(<Page />)).toBe('busy');
});
