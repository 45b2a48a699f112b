import * as z from 'zod/mini';
import type { OpenedPayment, PaymentProvider } from './provider';
import { readWebhook } from './readWebhook';
import { signedHeaders } from './signature';

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

/** An unpaid order is canceled after this time (kitchen/steps.ts), and its payment expires with it. */
const secondsToPay = 900;

/**
 * A real acquirer behind a plain HTTP API: `POST /payments`, signed, with an `Idempotency-Key` under which it opens
 * only one payment. The customer returns through /pay/{token}, which redirects to the order of the payment.
 */
export function acquiringProvider({ url, secret, publicUrl, timeoutMs = 5000 }: Acquiring): PaymentProvider {
  const openPayment = async (bill: { token: string; amount: number }): Promise<OpenedPayment> => {
    const body = JSON.stringify({
      reference: bill.token,
      amount: bill.amount,
      currency: 'RUB',
      return_url: `${publicUrl}/pay/${bill.token}`,
      expires_in: secondsToPay,
    });
    const response = await fetch(`${url}/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': bill.token,
        ...signedHeaders(secret, body, new Date()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the acquirer answered ${response.status}`);
    const { id, payment_url: paymentUrl } = z.parse(answer, await response.json());
    return { externalId: id, url: paymentUrl };
  };
  return {
    kind: 'acquiring',
    secret,
    openPayment,
    readWebhook: (webhook, now) => readWebhook(secret, webhook, now),
  };
}
