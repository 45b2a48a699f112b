import { eq } from 'drizzle-orm';
import { newToken } from '../auth/secrets';
import { payments } from '../database/schema/orders';
import type { PaymentProvider } from './provider';

/** A payment page of our own where no money moves. The shell proxies /pay, so it stands on the storefront's address. */
export function sandboxProvider(publicUrl: string): PaymentProvider {
  const link = (token: string) => `${publicUrl}/pay/${token}`;
  return {
    begin: async (tx, { id, amount }) => {
      const token = newToken();
      await tx.insert(payments).values({ orderId: id, token, amount });
      return link(token);
    },
    linkOf: async (tx, orderId) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
      return payment ? link(payment.token) : null;
    },
  };
}
