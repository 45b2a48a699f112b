import { type Answer, apiError } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';

/** A call that stays unanswered until the test answers it: what holds meanwhile can be asserted. */
export function deferredCall() {
  let response: { resolve: (answer: object) => void; reject: (error: unknown) => void } | undefined;
  const answer: Answer = () => new Promise((resolve, reject) => (response = { resolve, reject }));
  return {
    answer,
    isSent: () => waitFor(() => expect(response).toBeDefined()),
    succeed: (body: object) => act(async () => response?.resolve(body)),
    fail: (status = 500) => act(async () => response?.reject(apiError(status))),
  };
}
