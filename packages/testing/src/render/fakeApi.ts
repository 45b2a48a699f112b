import type { Api } from '@storefront/api-client';
import { ApiError, readAnswer } from '@storefront/api-client';
import type { Call } from '@storefront/api-contract';

/** A call that `fakeApi` has received. */
interface RecordedCall {
  path: string;
  method: 'GET' | 'POST';
  params: Record<string, string | number>;
  query: unknown;
  body: unknown;
  /** Reports the part of the body that has been sent, if the caller wants to know it. */
  onUpload?: ((sent: number) => void) | undefined;
}

/** The number of the page that a call for a list asks for. */
export const pageOf = ({ query }: RecordedCall): number => (query as { page: number }).page;

/** Answers a call with raw data, as a server would send it. Throw `apiError(…)` to make the call fail. */
export type Answer = (call: RecordedCall) => unknown;

/** The `ApiError` of a response with this status. */
export function apiError(
  status: number,
  message?: string,
  more: { seconds?: number; errors?: Record<string, string[]> } = {},
): ApiError {
  return new ApiError({ kind: 'refused', status, body: { message: message ?? '', ...more } });
}

/**
 * An API with answers by the endpoint's path (`'/api/app/order/get/'`), read as in production. A call without an answer
 * is a 404.
 */
export function fakeApi(answers: Record<string, Answer>): { api: Api; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];
  const api: Api = {
    async call<E extends Call>(endpoint: E, options: object) {
      const { path, query, body, onUpload } = options as {
        path?: RecordedCall['params'];
        query?: unknown;
        body?: unknown;
        onUpload?: RecordedCall['onUpload'];
      };
      const call = { path: endpoint.path, method: endpoint.method, params: path ?? {}, query, body };
      calls.push(call);
      const answer = answers[endpoint.path];
      if (!answer) throw apiError(404, `no answer for ${endpoint.path}`);
      return readAnswer(endpoint, await answer({ ...call, onUpload }));
    },
  };
  return { api, calls };
}
