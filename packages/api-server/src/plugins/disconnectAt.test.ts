import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io';
import { disconnectAt } from './disconnectAt';

const day = 86_400_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function connected() {
  const socket = Object.assign(new EventEmitter(), { disconnect: jest.fn() });
  return socket as unknown as Socket & typeof socket;
}
const after = (milliseconds: number) => new Date(Date.now() + milliseconds);

test.each([1000, 7 * day, 30 * day, 60 * day])('disconnects after %d ms, and not before', (milliseconds) => {
  const timeouts = jest.spyOn(globalThis, 'setTimeout');
  const socket = connected();
  disconnectAt(socket, after(milliseconds));
  // A longer timeout overflows and fires at once.
  expect(timeouts.mock.lastCall?.[1]).toBeLessThan(2 ** 31);
  jest.advanceTimersByTime(milliseconds - 1);
  expect(socket.disconnect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(socket.disconnect.mock.calls).toEqual([[true]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('disconnects a socket at once when its session has expired meanwhile', () => {
  const socket = connected();
  disconnectAt(socket, after(-1));
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
});

test('leaves no timer when the socket disconnects by itself', () => {
  const socket = connected();
  disconnectAt(socket, after(30 * day));
  jest.advanceTimersByTime(25 * day);
  socket.emit('disconnect');
  expect(jest.getTimerCount()).toBe(0);
});
