import { newToken } from '../auth/secrets';
import type { PaymentProvider } from './provider';
import { readWebhook } from './readWebhook';

/**
 * A payment page of our own where no money moves. The shell proxies /pay, so it stands on the storefront's
 * address. Its webhooks are signed with a secret of this process, which sends them to itself.
 */
export function sandboxProvider(publicUrl: string): PaymentProvider {
  const secret = newToken();
  return {
    kind: 'sandbox',
    secret,
    begin: async ({ token }) => ({ externalId: `sandbox-${newToken()}`, url: `${publicUrl}/pay/${token}` }),
    readWebhook: (webhook, now) => readWebhook(secret, webhook, now),
  };
}
