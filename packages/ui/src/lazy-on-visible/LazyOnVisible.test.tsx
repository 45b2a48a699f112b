/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { LazyOnVisible } from './LazyOnVisible';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom has no IntersectionObserver. Returns the callback that the browser would call. */
function installObserver(): Report {
  const reports: Report[] = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  });
  return (entries) => reports.forEach((report) => report(entries));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('renders when it is near and the page is idle, also when a busy page reports several frames at once', () => {
  const report = installObserver();
  render(<LazyOnVisible placeholder="soon">map</LazyOnVisible>);
  act(() => {
    report([{ isIntersecting: false }]);
    jest.runAllTimers();
  });
  expect(screen.getByText('soon')).toBeVisible();
  act(() => {
    report([{ isIntersecting: false }, { isIntersecting: true }]);
    jest.runAllTimers();
  });
  expect(screen.getByText('map')).toBeVisible();
});
