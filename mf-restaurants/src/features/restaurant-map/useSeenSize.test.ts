/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSeenSize } from './useSeenSize';

test('measures by the latest entry when a busy page reports several frames at once', () => {
  let report = (_entries: { isIntersecting: boolean }[]) => {};
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  const ref = { current: document.createElement('div') };
  const { result } = renderHook(() => useSeenSize(ref));
  act(() => report([{ isIntersecting: false }]));
  expect(result.current).toBeUndefined();
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(result.current).toEqual({ width: 0, height: 0 });
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
