/** @jest-environment jsdom */
import { useClockOffset } from '@storefront/contracts';
import { act, renderHook } from '@testing-library/react';
import { useClock } from './useClock';

const evening = new Date('2026-11-26T20:00:00Z');
const night = new Date('2026-11-26T23:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: evening }));
afterEach(() => {
  jest.useRealTimers();
  act(() => useClockOffset.setState(0));
});

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

test.each([
  ['a day ahead', -24 * 3_600_000],
  ['40 minutes behind', 40 * 60_000],
])('a device whose clock is %s shows the back end’s time once an answer has said it', (_, offset) => {
  const { result } = renderHook(() => useClock(evening.getTime()));
  act(() => useClockOffset.setState(offset));
  expect(result.current).toEqual(new Date(evening.getTime() + offset));
  act(() => {
    jest.advanceTimersByTime(30_000);
  });
  expect(result.current).toEqual(new Date(evening.getTime() + offset + 30_000));
});

test('the first render equals the server’s, with any offset', () => {
  useClockOffset.setState(40 * 60_000);
  const times: number[] = [];
  renderHook(() => times.push(useClock(night.getTime()).getTime()));
  expect(times[0]).toBe(night.getTime());
});
