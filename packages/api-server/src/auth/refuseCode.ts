import { type ApiError, tooManyRequests, unprocessable } from '../apiError';
import type { Context } from '../context';
import { authMessages } from './messages';

const texts = {
  prefix: authMessages.noMobile,
  wait: authMessages.wait,
  phone: authMessages.tooManyCodes,
  customer: authMessages.tooManyFromHere,
  robot: authMessages.robot,
  address: authMessages.tooManyFromHere,
  network: authMessages.tooManyFromHere,
  range: authMessages.noSmsLeft,
  chain: authMessages.noSmsLeft,
} as const;

const fields: Partial<Record<keyof typeof texts, string>> = { prefix: 'phone', robot: 'recaptcha' };

/** Counts that no code is sent, and returns the error to throw: 422 under its field, else 429 with the seconds to wait. */
export function refuseCode(
  { metrics }: Pick<Context, 'metrics'>,
  reason: keyof typeof texts,
  seconds = 0,
): ApiError {
  metrics.codeRefusals.inc({ reason });
  const field = fields[reason];
  return field ? unprocessable(texts[reason], field) : tooManyRequests(texts[reason], seconds);
}
