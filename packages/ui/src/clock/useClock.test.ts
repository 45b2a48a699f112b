/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useClock } from './useClock';

const evening = new Date('2026-11-26T20:00:00Z');
const night = new Date('2026-11-26T23:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: evening }));
afterEach(() => jest.useRealTimers());

test('ticks while the page stays open, and keeps its object in between', () => {
  const { result, rerender } = renderHook(() => useClock(evening.getTime()));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  act(() => {
    jest.advanceTimersByTime(30_000);
  });
  expect(result.current.getTime()).toBe(evening.getTime() + 30_000);
});

test.each([
  ['visibilitychange', document],
  ['pageshow', window],
])('a device that slept shows the time at once with %s, not with the next tick', (name, target) => {
  const { result } = renderHook(() => useClock(evening.getTime()));
  jest.setSystemTime(night);
  act(() => void target.dispatchEvent(new Event(name)));
  expect(result.current).toEqual(night);
});
