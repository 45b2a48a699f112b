/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useScrollSpy } from './useScrollSpy';

type Callback = (entries: { isIntersecting: boolean; target: { id: string } }[]) => void;
let report: Callback = () => {};

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

test('a section that a filter removes is no longer the current one', () => {
  const { result, rerender } = renderHook((ids: string[]) => useScrollSpy(ids, () => {}), {
    initialProps: ['rolly', 'supy'],
  });
  act(() => report([{ isIntersecting: true, target: { id: 'supy' } }]));
  expect(result.current.current).toBe('supy');
  rerender(['rolly', 'desserty']);
  expect(result.current.current).toBe('rolly');
  rerender([]);
  expect(result.current.current).toBeUndefined();
});

test('the last entry of several frames counts', () => {
  const onReach = jest.fn();
  const { result } = renderHook(() => useScrollSpy(['rolly', 'supy'], onReach));
  expect(onReach).not.toHaveBeenCalled();
  act(() =>
    report([
      { isIntersecting: true, target: { id: 'rolly' } },
      { isIntersecting: false, target: { id: 'rolly' } },
      { isIntersecting: true, target: { id: 'supy' } },
    ]),
  );
  expect(result.current.current).toBe('supy');
  expect(onReach.mock.calls).toEqual([['supy']]);
});

describe('above the first section', () => {
  const first = document.createElement('section');
  first.id = 'rolly';
  beforeEach(() => document.body.append(first));
  afterEach(() => first.remove());
  const left = (id: string) => act(() => report([{ isIntersecting: false, target: { id } }]));

  test.each([
    ['a jump there makes it the current one', 400, 'rolly'],
    ['a gap between sections changes nothing', -400, 'supy'],
  ])('%s', (_, top, expected) => {
    first.getBoundingClientRect = () => ({ top }) as DOMRect;
    const { result } = renderHook(() => useScrollSpy(['rolly', 'supy'], () => {}));
    act(() => report([{ isIntersecting: true, target: { id: 'supy' } }]));
    left('supy');
    expect(result.current.current).toBe(expected);
  });

  test('a page that opens there reaches nothing', () => {
    first.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
    const onReach = jest.fn();
    renderHook(() => useScrollSpy(['rolly', 'supy'], onReach));
    left('rolly');
    expect(onReach).not.toHaveBeenCalled();
  });
});

test('a locked scroll reaches nothing until the visitor scrolls', () => {
  const onReach = jest.fn();
  const { result } = renderHook(() => useScrollSpy(['rolly', 'supy', 'wok'], onReach));
  act(() => result.current.lock('wok', () => {}));
  act(() => report([{ isIntersecting: true, target: { id: 'supy' } }]));
  expect(result.current.current).toBe('wok');
  expect(onReach).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('wheel')));
  act(() => report([{ isIntersecting: true, target: { id: 'rolly' } }]));
  expect(result.current.current).toBe('rolly');
  expect(onReach.mock.calls).toEqual([['rolly']]);
});

describe('a locked scroll', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const maxScrollMs = 1500;

  function lock() {
    const onArrive = jest.fn();
    const { result } = renderHook(() => useScrollSpy(['rolly', 'supy'], () => {}));
    act(() => result.current.lock('supy', onArrive));
    return onArrive;
  }

  test('arrives once, when it ends', () => {
    const onArrive = lock();
    window.dispatchEvent(new Event('scrollend'));
    expect(onArrive).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(maxScrollMs);
    expect(onArrive).toHaveBeenCalledTimes(1);
  });

  test('arrives in a browser without the event of the end', () => {
    const onArrive = lock();
    jest.advanceTimersByTime(maxScrollMs - 1);
    expect(onArrive).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onArrive).toHaveBeenCalledTimes(1);
  });

  test('never arrives when the visitor scrolls elsewhere', () => {
    const onArrive = lock();
    window.dispatchEvent(new Event('wheel'));
    window.dispatchEvent(new Event('scrollend'));
    jest.advanceTimersByTime(maxScrollMs);
    expect(onArrive).not.toHaveBeenCalled();
  });
});
