import type { IncomingHttpHeaders } from 'node:http';

/** What is to be paid before there is an order. */
export interface Bill {
  /** Our name of the payment: secret, and the same however often one order is asked for. */
  token: string;
  /** Kopecks. */
  amount: number;
}

/** A payment that the provider has opened. */
export interface OpenedPayment {
  externalId: string;
  /** Where the customer pays. */
  url: string;
}

/** What a provider tells of a payment. */
export interface PaymentEvent {
  /** The same in every repetition. */
  id: string;
  externalId: string;
  status: 'paid' | 'declined';
  /** Kopecks. */
  amount: number;
}

/** A message of a provider as it came over the line. */
export interface Webhook {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Takes money online. `begin` is asked before the order is written and outside every transaction, and asked with
 * the same bill it opens no second payment: whatever dies in between, there is no order without a way to pay, and
 * what was opened for nothing is never shown to anybody and expires.
 */
export interface PaymentProvider {
  kind: 'sandbox' | 'acquiring';
  /** From which the names of payments are made and with which webhooks are signed. */
  secret: string;
  /** Throws when the provider does not answer in time or not as agreed. */
  begin: (bill: Bill) => Promise<OpenedPayment>;
  /** What a webhook says; undefined when its signature, its time or its form is wrong. */
  readWebhook: (webhook: Webhook, now: Date) => PaymentEvent | undefined;
}
