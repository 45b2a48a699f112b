import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How long a signed message is valid; an older one may be a replay. */
const toleranceMs = 5 * 60_000;

/** Whom the storefront exchanges signed messages with: the middle of the headers' names. */
type Partner = 'payment' | 'kitchen';

/** The header with Unix seconds, as digits. */
export const timestampHeader = (partner: Partner) => `x-${partner}-timestamp`;
/** The header with the HMAC-SHA256 over `{timestamp}.{body}`, hexadecimal. */
export const signatureHeader = (partner: Partner) => `x-${partner}-signature`;

/** Headers that prove the sender and the time of the body to the receiver. */
export function signedHeaders(
  partner: Partner,
  secret: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    [timestampHeader(partner)]: timestamp,
    [signatureHeader(partner)]: mac(secret, timestamp, body).toString('hex'),
  };
}

interface Message {
  headers: IncomingHttpHeaders;
  body: string | Buffer;
}

/** Whether the message was signed with the secret within the last five minutes. */
export function isSigned(partner: Partner, secret: string, { headers, body }: Message, now: Date): boolean {
  const timestamp = String(headers[timestampHeader(partner)] ?? '');
  const signature = String(headers[signatureHeader(partner)] ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false;
  return timingSafeEqual(mac(secret, timestamp, body), Buffer.from(signature, 'hex'));
}

const mac = (secret: string, timestamp: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
