import { type Call, isNo, isRecord, isYes } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { ApiError, refusal } from './ApiError';

function parse(endpoint: Call, json: unknown): unknown {
  try {
    return z.parse(endpoint.response, json);
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', status: 502, cause });
  }
}

/** The text of an `error` other than «yes» or «no». A number is a code, which is not for the customer (spec §8). */
const errorText = (error: unknown): string =>
  typeof error === 'string' && !isYes(error) && !isNo(error) ? error.trim() : '';

const isError = (error: unknown): boolean =>
  isYes(error) || errorText(error) !== '' || (typeof error === 'number' && error !== 0);

/** The text under `error` is the message where there is no other message. */
function withMessage(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const { message, error, data } = json;
  return { ...json, message: message || errorText(error), data: withMessage(data) };
}

/** An explicit «no», bare or under `data`. */
function saysNo(endpoint: Call, json: unknown): boolean {
  if (!isRecord(json)) return false;
  const { success, error, data } = json;
  return (
    (!endpoint.ignoresSuccess && isNo(success)) ||
    (endpoint.checksError === true && isError(error)) ||
    saysNo(endpoint, data)
  );
}

/**
 * The result of a call for the JSON of a success response; null stands for an empty body.
 *
 * @throws ApiError a refusal for a «no» with status 200 (see `Call`), and 502 for another shape.
 */
export function readAnswer<E extends Call>(endpoint: E, json: unknown): z.output<E['response']> {
  if (saysNo(endpoint, json)) throw refusal(200, withMessage(json));
  return parse(endpoint, json) as z.output<E['response']>;
}
