import { parseJson } from '@storefront/domain';
import * as z from 'zod/mini';
import { ApiError } from '../apiError';
import type { Webhook } from '../webhooks/addWebhook';
import { isSigned } from '../webhooks/signature';
import { messages } from './messages';
import type { PaymentEvent } from './provider';

type SandboxEvent = PaymentEvent & { status: 'paid' | 'declined' };

const schema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w.:-]+$/)),
  payment_id: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.:-]+$/)),
  status: z.enum(['paid', 'declined', 'canceled']),
  amount: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
});

/** The JSON body of an event of the sandbox. */
export function serialiseWebhook({ id, externalId, status, amount }: SandboxEvent): string {
  return JSON.stringify({ id, payment_id: externalId, status, amount } satisfies z.input<typeof schema>);
}

/** The event of a signed webhook. Throws 401 when its signature, time or format is invalid. */
export function readWebhook(secret: string, webhook: Webhook, now: Date): PaymentEvent {
  const refusal = new ApiError(401, { message: messages.badSignature });
  if (!isSigned('payment', secret, webhook, now)) throw refusal;
  const parsed = z.safeParse(schema, parseJson(webhook.body.toString('utf8')));
  if (!parsed.success) throw refusal;
  const { id, payment_id: externalId, status, amount } = parsed.data;
  return { id, externalId, status, amount };
}
