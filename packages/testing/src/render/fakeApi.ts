import type { Api } from '@storefront/api-client';
import { ApiError } from '@storefront/api-client';
import type { Call } from '@storefront/api-contract';
import * as z from 'zod/mini';

/** A call as a test sees it. */
export interface RecordedCall {
  path: string;
  method: 'GET' | 'POST';
  params: Record<string, string | number>;
  query: unknown;
  body: unknown;
}

/** Answers a call with raw data, as a server would send it; throw `refuse(…)` to fail it. */
export type Answer = (call: RecordedCall) => unknown;

/** An `ApiError` as a back end causes it. */
export function refuse(status: number, message?: string, more: { seconds?: number } = {}): ApiError {
  return new ApiError({ kind: 'refused', status, body: { message: message ?? '', ...more } });
}

/**
 * An API whose answers stand in the test, by the endpoint's path (`'/api/app/order/get/'`). Answers go through
 * the endpoint's schema, as in the page. A call that no answer was given for is a 404, like an unknown path.
 */
export function fakeApi(answers: Record<string, Answer>): { api: Api; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const api: Api = {
    async call<E extends Call>(endpoint: E, options: object) {
      const { path, query, body } = options as {
        path?: RecordedCall['params'];
        query?: unknown;
        body?: unknown;
      };
      const call = { path: endpoint.path, method: endpoint.method, params: path ?? {}, query, body };
      calls.push(call);
      const answer = answers[endpoint.path];
      if (!answer) throw refuse(404, `no answer for ${endpoint.path}`);
      return z.parse(endpoint.response, await answer(call)) as z.output<E['response']>;
    },
  };
  return { api, calls };
}
