import * as z from 'zod/mini';
import type { PaymentEvent, Webhook } from './provider';
import { isSigned, signatureHeader, timestampHeader } from './signature';

const schema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w.:-]+$/)),
  payment_id: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.:-]+$/)),
  status: z.enum(['paid', 'declined', 'canceled']),
  amount: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
});

/** The JSON body of a payment event. */
export function serialiseWebhook({ id, externalId, status, amount }: PaymentEvent): string {
  return JSON.stringify({ id, payment_id: externalId, status, amount } satisfies z.input<typeof schema>);
}

/** The event of a signed webhook; undefined when its signature, time or format is invalid. */
export function readWebhook(secret: string, { headers, body }: Webhook, now: Date): PaymentEvent | undefined {
  const timestamp = String(headers[timestampHeader] ?? '');
  const signature = String(headers[signatureHeader] ?? '');
  if (!isSigned(secret, body, { timestamp, signature }, now)) return undefined;
  const parsed = z.safeParse(schema, parseJson(body));
  if (!parsed.success) return undefined;
  const { id, payment_id: externalId, status, amount } = parsed.data;
  return { id, externalId, status, amount };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // The schema rejects undefined.
    return undefined;
  }
}
