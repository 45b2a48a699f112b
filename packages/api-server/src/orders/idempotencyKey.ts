import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '../failure';
import { messages } from './messages';

const maxLength = 100;

/** The `Idempotency-Key` of a call; an empty one is none. Throws 422 when it is too long to keep. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = String(headers['idempotency-key'] ?? '').trim();
  if (key.length > maxLength) throw refuse(messages.keyTooLong(maxLength), 'idempotency-key');
  return key || undefined;
}
