import type { Call } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { ApiError, refusal } from './ApiError';

function parse(endpoint: Call, json: unknown): unknown {
  try {
    return z.parse(endpoint.response, json);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: 502, cause });
  }
}

/**
 * What a call returns for the JSON of a success response; null stands for an empty body.
 *
 * @throws ApiError 502 for another shape, and a refusal for a «no» with status 200 (see `Call.checksSuccess`).
 */
export function readAnswer<E extends Call>(endpoint: E, json: unknown): z.output<E['response']> {
  const answer = parse(endpoint, json) as z.output<E['response']>;
  if (endpoint.checksSuccess && (answer as { success?: boolean }).success === false) throw refusal(200, json);
  return answer;
}
