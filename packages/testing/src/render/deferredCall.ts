import { act, waitFor } from '@testing-library/react';
import { apiError } from './fakeApi';

interface WaitingCall {
  resolve: (body: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * A call that stays unanswered until the test answers it, so the test can assert the state in between. `succeed` and
 * `fail` answer all calls that wait, and throw when none does.
 */
export function deferredCall() {
  let waiting: WaitingCall[] = [];
  const settle = (answer: (call: WaitingCall) => void) => {
    if (waiting.length === 0) throw new Error('no call waits for an answer');
    const calls = waiting;
    waiting = [];
    return act(async () => calls.forEach(answer));
  };
  return {
    answer: () => new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject })),
    isSent: () => waitFor(() => expect(waiting).not.toHaveLength(0)),
    succeed: (body: unknown) => settle(({ resolve }) => resolve(body)),
    fail: (error: unknown = apiError(500)) => settle(({ reject }) => reject(error)),
  };
}
