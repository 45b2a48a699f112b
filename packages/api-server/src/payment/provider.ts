import type { Transaction } from '../database/connect';

/** Takes money online. Everything it writes goes through the order's own transaction. */
export interface PaymentProvider {
  /** Opens the payment of an order that was just written; answers with the page where the customer pays. */
  begin: (tx: Transaction, order: { id: number; amount: number }) => Promise<string>;
  /** The page of an order that was placed before; null when it has no payment. */
  linkOf: (tx: Transaction, orderId: number) => Promise<string | null>;
}
