import { type Call, isNo, isRecord } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { ApiError, refusal } from './ApiError';

function parse(endpoint: Call, json: unknown): unknown {
  try {
    return z.parse(endpoint.response, json);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: 502, cause });
  }
}

/** An explicit «no», bare or under `data`. */
const saysNo = (json: unknown): boolean => isRecord(json) && (isNo(json['success']) || saysNo(json['data']));

/**
 * What a call returns for the JSON of a success response; null stands for an empty body.
 *
 * @throws ApiError 502 for another shape, and a refusal for a «no» with status 200 (see `Call.checksSuccess`).
 */
export function readAnswer<E extends Call>(endpoint: E, json: unknown): z.output<E['response']> {
  const answer = parse(endpoint, json) as z.output<E['response']>;
  if (endpoint.checksSuccess && saysNo(json)) throw refusal(200, json);
  return answer;
}
