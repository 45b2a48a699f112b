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
