import { ApiError } from '@storefront/api-client';
import type { Answer } from '@storefront/testing';

const attemptKey = 'tantoOrderAttempt';

/** An order that was sent and whose outcome is unknown to the page. */
const attempt = {
  paymentType: 3,
  bonusAmount: 30,
  cashChange: 5000,
  coupon: null,
  products: [{ productId: 10, name: 'Филадельфия', price: 690, amount: 2 }],
};

/** Stores an attempt, as the page did before the reload. */
export function storeAttempt(more: object = {}) {
  const stored = { ...attempt, ...more };
  sessionStorage.setItem(attemptKey, JSON.stringify(stored));
  return stored;
}

export const storeUnreadableAttempt = (text: string) => sessionStorage.setItem(attemptKey, text);

/** The attempt that the page has stored; null when there is none. */
export const storedAttempt = (): unknown => JSON.parse(sessionStorage.getItem(attemptKey) ?? 'null');

/** An answer that does not reach the browser. */
export const lost = () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 }));

/** Gives the answers one after another; the last one repeats. */
export function inTurn(...answers: Answer[]): Answer {
  let turn = 0;
  return (call) => answers[Math.min(turn++, answers.length - 1)]?.(call);
}
