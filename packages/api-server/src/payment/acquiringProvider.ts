import { timeToPayMs } from '@storefront/domain';
import * as z from 'zod/mini';
import { signedHeaders } from '../webhooks/signature';
import { callAcquirer } from './callAcquirer';
import type { Bill, KnownPayment, OpenedPayment, PaymentEvent, PaymentProvider } from './provider';
import { readWebhook } from './readWebhook';

interface Acquiring {
  /** Of the acquirer's API, without a slash at the end. */
  url: string;
  /** Shared with the acquirer: it signs both directions. */
  secret: string;
  /** The storefront's address. */
  publicUrl: string;
  timeoutMs?: number;
}

const answer = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.:-]+$/)),
  payment_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
});

const state = z.object({
  status: z.enum(['pending', 'paid', 'declined', 'canceled']),
  amount: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
});

interface Sending {
  method: 'GET' | 'POST';
  /** Empty for a GET, whose signature covers the path. */
  body: string;
  signed: string;
  key?: string;
  /** Cuts the call off before its time limit. */
  signal?: AbortSignal | undefined;
}

/** An unpaid order is canceled then (kitchen/steps.ts), and its payment expires with it. */
const secondsToPay = timeToPayMs / 1000;

/**
 * A real acquirer behind a plain HTTP API, signed: `POST /payments` and `POST /refunds` with an `Idempotency-Key`,
 * under which it opens or pays back only once, and `GET /payments/{id}`. The customer returns through /pay/{token},
 * which redirects to the order of the payment.
 */
export function acquiringProvider({ url, secret, publicUrl, timeoutMs = 5000 }: Acquiring): PaymentProvider {
  const send = (path: string, { method, body, signed, key, signal }: Sending): Promise<Response> =>
    callAcquirer(url + path, {
      method,
      headers: {
        ...signedHeaders('payment', secret, signed, new Date()),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body,
      timeoutMs,
      signal,
    });
  const openPayment = async (bill: Pick<Bill, 'token' | 'amount'>): Promise<OpenedPayment> => {
    const body = JSON.stringify({
      reference: bill.token,
      amount: bill.amount,
      currency: 'RUB',
      return_url: `${publicUrl}/pay/${bill.token}`,
      expires_in: secondsToPay,
    });
    const response = await send('/payments', { method: 'POST', body, signed: body, key: bill.token });
    const { id, payment_url: paymentUrl } = z.parse(answer, await response.json());
    return { externalId: id, url: paymentUrl };
  };
  const askPayment = async (
    { externalId }: KnownPayment,
    signal?: AbortSignal,
  ): Promise<PaymentEvent | undefined> => {
    const path = `/payments/${encodeURIComponent(externalId)}`;
    const response = await send(path, { method: 'GET', body: '', signed: path, signal });
    const { status, amount } = z.parse(state, await response.json());
    // The id is the same however often the answer is read, and differs from the ids of webhooks.
    return status === 'pending'
      ? undefined
      : { id: `asked:${status}:${externalId}`, externalId, status, amount };
  };
  const refund: PaymentProvider['refund'] = async ({ token, externalId, amount }, signal) => {
    const body = JSON.stringify({ payment_id: externalId, amount, currency: 'RUB' });
    const key = `refund-${token}`;
    const response = await send('/refunds', { method: 'POST', body, signed: body, key, signal });
    // An unread body would hold the connection.
    await response.body?.cancel();
    return 'refunded';
  };
  return {
    kind: 'acquiring',
    secret,
    openPayment,
    askPayment,
    refund,
    readWebhook: async (webhook, { now }) => readWebhook(secret, webhook, now),
  };
}
