/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCoalescedWrites } from './useCoalescedWrites';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Send = (key: string, value: number) => Promise<void>;

const sender = (answer: Send) => jest.fn<ReturnType<Send>, Parameters<Send>>(answer);

function setUp(send = sender(() => Promise.resolve())) {
  const { result, unmount } = renderHook(() => useCoalescedWrites<string, number>({ send }));
  return { send, result, unmount };
}

const afterDelay = () => act(() => jest.advanceTimersByTimeAsync(300));

test('rapid changes become one write of the last value', async () => {
  const { send, result } = setUp();
  act(() => {
    result.current.change('a', 2);
    result.current.change('a', 3);
    result.current.change('a', 4);
    result.current.change('b', 7);
  });
  expect(send).not.toHaveBeenCalled();
  expect(result.current.pending).toEqual(
    new Map([
      ['a', 4],
      ['b', 7],
    ]),
  );
  await afterDelay();
  expect(send.mock.calls).toEqual([
    ['a', 4],
    ['b', 7],
  ]);
  expect(result.current.pending.size).toBe(0);
});

test('a value chosen during a write stays after its answer', async () => {
  let answer = () => {};
  const send = sender(() => new Promise<void>((resolve) => (answer = resolve)));
  const { result } = setUp(send);
  act(() => result.current.change('a', 2));
  await afterDelay();
  act(() => result.current.change('a', 3));
  await act(async () => answer());
  expect(result.current.pending.get('a')).toBe(3);
});

test('a value that is chosen again while its first write is answered stays until its last', async () => {
  const answers: (() => void)[] = [];
  const send = sender(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { result } = setUp(send);
  for (const value of [2, 3, 2]) {
    act(() => result.current.change('a', value));
    await afterDelay();
  }
  await act(async () => answers[0]?.());
  await act(async () => answers[1]?.());
  expect(result.current.pending.get('a')).toBe(2);
  await act(async () => answers[2]?.());
  expect(result.current.pending.size).toBe(0);
});

test('a failed write removes its pending value', async () => {
  const { result } = setUp(sender(() => Promise.reject(new Error('refused'))));
  act(() => result.current.change('a', 2));
  await afterDelay();
  expect(result.current.pending.size).toBe(0);
});

test('unmounting sends a scheduled write, once', async () => {
  const { send, result, unmount } = setUp();
  act(() => result.current.change('a', 5));
  unmount();
  expect(send.mock.calls).toEqual([['a', 5]]);
  await afterDelay();
  expect(send).toHaveBeenCalledTimes(1);
});

test('an immediate write replaces a scheduled one', async () => {
  const { send, result } = setUp();
  act(() => {
    result.current.change('a', 2);
    result.current.change('a', 0, 'immediately');
  });
  await afterDelay();
  expect(send.mock.calls).toEqual([['a', 0]]);
});

test('a scheduled write is sent when the page is hidden, and waits while it is not', () => {
  const { send, result } = setUp();
  act(() => result.current.change('a', 2));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(send).not.toHaveBeenCalled();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  expect(send.mock.calls).toEqual([['a', 2]]);
});

test('a scheduled write is sent when the page is left', () => {
  const { send, result } = setUp();
  act(() => result.current.change('a', 2));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(send.mock.calls).toEqual([['a', 2]]);
});
