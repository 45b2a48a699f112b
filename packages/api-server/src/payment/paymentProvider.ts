import type { Config } from '../config';
import { acquiringProvider } from './acquiringProvider';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandboxProvider';

/** Who takes the money, as the environment decides; undefined refuses payment type 1. */
export function paymentProvider({
  payment,
  publicUrl,
}: Pick<Config, 'payment' | 'publicUrl'>): PaymentProvider | undefined {
  if (payment.kind === 'off') return undefined;
  if (payment.kind === 'sandbox') return sandboxProvider(publicUrl);
  return acquiringProvider({ url: payment.url, secret: payment.secret, publicUrl });
}
