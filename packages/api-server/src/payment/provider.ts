import type { IncomingHttpHeaders } from 'node:http';

/** A payment to open, before its order exists. */
export interface Bill {
  /** Our secret reference of the payment: the same for attempts to place one order within five minutes. */
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

/** A payment event of the provider. */
export interface PaymentEvent {
  /** The same when the event is repeated. */
  id: string;
  externalId: string;
  /** `declined`: an attempt failed, and the payment can still be made; `canceled`: it can never be made. */
  status: 'paid' | 'declined' | 'canceled';
  /** Kopecks. */
  amount: number;
}

/** An opened payment, for a question to the provider or a refund. */
export interface KnownPayment {
  token: string;
  externalId: string;
  /** Kopecks. */
  amount: number;
}

/** The raw HTTP message of a provider. */
export interface Webhook {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Takes payments online. `openPayment` runs before the order is written and outside every transaction, and opens only
 * one payment per bill. Thus a crash leaves no order without a payment; a payment without an order is never shown and
 * expires.
 */
export interface PaymentProvider {
  kind: 'sandbox' | 'acquiring';
  /** The key of payment references and webhook signatures. */
  secret: string;
  /** Throws when the provider does not respond in time or sends an invalid response. */
  openPayment: (bill: Bill) => Promise<OpenedPayment>;
  /**
   * The event of a settled payment, in case its webhook is lost; undefined for a payment that is not settled, and for a
   * provider that loses no webhooks. Throws like `openPayment`, and when the signal cuts the call off.
   */
  askPayment: (payment: KnownPayment, signal?: AbortSignal) => Promise<PaymentEvent | undefined>;
  /** Pays the whole sum back, once however often it is called. Throws like `askPayment`. */
  refund: (payment: KnownPayment, signal?: AbortSignal) => Promise<void>;
  /** The event of a webhook; undefined when its signature, time or format is invalid. */
  readWebhook: (webhook: Webhook, now: Date) => PaymentEvent | undefined;
}
