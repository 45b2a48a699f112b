/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useScrollSpy } from './useScrollSpy';

type Callback = (entries: { isIntersecting: boolean; target: { id: string } }[]) => void;
let reach: Callback = () => {};

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        reach = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});

test('a section that a filter takes away is not the current one any more', () => {
  const { result, rerender } = renderHook((ids: string[]) => useScrollSpy(ids), {
    initialProps: ['rolly', 'supy'],
  });
  act(() => reach([{ isIntersecting: true, target: { id: 'supy' } }]));
  expect(result.current.current).toBe('supy');
  rerender(['rolly', 'desserty']);
  expect(result.current.current).toBe('rolly');
  rerender([]);
  expect(result.current.current).toBeUndefined();
});
