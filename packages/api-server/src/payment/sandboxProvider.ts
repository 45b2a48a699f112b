import { newToken } from '../auth/secrets';
import type { PaymentProvider } from './provider';
import { readWebhook } from './readWebhook';

/**
 * Our own payment page, where no money moves. The shell proxies /pay, so the page has the storefront's address. The
 * process signs webhooks with a random secret and sends them to itself.
 */
export function sandboxProvider(publicUrl: string): PaymentProvider {
  const secret = newToken();
  return {
    kind: 'sandbox',
    secret,
    openPayment: async ({ token }) => ({
      externalId: `sandbox-${newToken()}`,
      url: `${publicUrl}/pay/${token}`,
    }),
    askPayment: async () => undefined,
    // No money has moved.
    refund: async () => 'refunded',
    readWebhook: async (webhook, { now }) => readWebhook(secret, webhook, now),
  };
}
