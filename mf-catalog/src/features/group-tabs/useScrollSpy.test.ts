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
  const { result, rerender } = renderHook((ids: string[]) => useScrollSpy(ids), {
    initialProps: ['rolly', 'supy'],
  });
  act(() => report([{ isIntersecting: true, target: { id: 'supy' } }]));
  expect(result.current.current).toBe('supy');
  rerender(['rolly', 'desserty']);
  expect(result.current.current).toBe('rolly');
  rerender([]);
  expect(result.current.current).toBeUndefined();
});
