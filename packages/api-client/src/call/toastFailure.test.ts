import { on } from '@storefront/contracts';
import { ApiError } from './ApiError';
import { toastFailure } from './toastFailure';

test.each([
  [
    'the server’s message',
    new ApiError({ kind: 'refused', status: 422, body: { message: 'Занято' } }),
    'Занято',
  ],
  ['the fallback', new Error('down'), 'Не вышло'],
])('toasts %s', (_, error, text) => {
  const toasts: unknown[] = [];
  const stop = on('shell:toast-requested', (payload) => void toasts.push(payload));
  toastFailure(error, 'Не вышло');
  stop();
  expect(toasts).toEqual([{ text, tone: 'error' }]);
});
