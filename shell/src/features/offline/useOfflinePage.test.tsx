/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useOfflinePage } from '.';

const register = jest.fn().mockRejectedValue(new TypeError('no network'));

function Page() {
  useOfflinePage();
  return null;
}

function openAs(mode: 'browser' | 'standalone') {
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: query === `(display-mode: ${mode})` }) as MediaQueryList,
  );
  render(<Page />);
}

beforeEach(() => {
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('an installed app has the worker', () => {
  openAs('standalone');
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test('a page in a browser has none', () => {
  openAs('browser');
  expect(register).not.toHaveBeenCalled();
});

test('a browser without workers opens the app as a page', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(() => openAs('standalone')).not.toThrow();
});
