import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed message is valid; an older one may be a replay. */
const toleranceMs = 5 * 60_000;

interface Signed {
  /** Unix seconds, as digits. */
  timestamp: string;
  /** HMAC-SHA256 over `{timestamp}.{body}`, hexadecimal. */
  signature: string;
}

export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** Headers that prove the sender and the time of the body to the receiver. */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [timestampHeader]: timestamp, [signatureHeader]: mac(secret, timestamp, body).toString('hex') };
}

/** Whether the body was signed with the secret within the last five minutes. */
export function isSigned(
  secret: string,
  body: string | Buffer,
  { timestamp, signature }: Signed,
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false;
  return timingSafeEqual(mac(secret, timestamp, body), Buffer.from(signature, 'hex'));
}

const mac = (secret: string, timestamp: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
