import { ApiError, failureText } from '@storefront/api-client';
import { messages } from './messages';

/** A proxy that has lost the back end's answer sends 502, 503 or 504 without a message of the chain. */
const isOfProxy = ({ status, text }: ApiError) => status >= 502 && status <= 504 && !text;

/**
 * Why an inquiry was not sent. Without a readable answer it may have arrived, and the customer decides whether to send
 * it again. A 429 answer names the time to wait (readings 15).
 */
export function inquiryFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.failed;
  if (error.status === 429) {
    return error.seconds === undefined
      ? failureText(error, messages.tooMany)
      : messages.tooManyFor(error.seconds);
  }
  return error.kind === 'refused' && !isOfProxy(error) ? failureText(error, messages.failed) : messages.lost;
}
