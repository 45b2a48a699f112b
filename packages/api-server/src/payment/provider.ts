import type { Webhook } from '../webhooks/addWebhook';

/** What a fiscal receipt (54-ФЗ) names, before discounts and bonuses are spread over its lines. */
export interface Receipt {
  customer: {
    /** Digits with the country code. */
    phone: string;
    email: string | null;
  };
  lines: readonly {
    name: string;
    /** Kopecks of one portion with its modifiers. */
    price: number;
    /** Portions. */
    amount: number;
    /** As YooKassa numbers the rates; null for the chain's usual one. */
    vatCode: number | null;
  }[];
}

/** A payment to open, before its order exists. */
export interface Bill {
  /** Our secret reference of the payment: the same for attempts to place one order within five minutes. */
  token: string;
  /** Kopecks. */
  amount: number;
  receipt: Receipt;
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
  /**
   * `declined`: an attempt failed, and the payment can still be made; `failed`: it can never be made, but the order waits
   * for another one; `canceled`: it can never be made, which ends the order; `refunded`: the money was paid back.
   */
  status: 'paid' | 'declined' | 'failed' | 'canceled' | 'refunded';
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

interface Receiving {
  now: Date;
  /** Whether we have opened the payment with this id. */
  isKnown: (externalId: string) => Promise<boolean>;
}

/**
 * Takes payments online. `openPayment` runs before the order is written and outside every transaction, and opens only
 * one payment per bill. Thus a crash leaves no order without a payment; a payment without an order is never shown and
 * expires.
 */
export interface PaymentProvider {
  kind: 'sandbox' | 'acquiring' | 'yookassa';
  /** The key of payment references, and of webhook signatures where webhooks are signed. */
  secret: string;
  /** Throws when the provider does not respond in time or sends an invalid response. */
  openPayment: (bill: Bill) => Promise<OpenedPayment>;
  /**
   * The event of a settled payment, in case its webhook is lost; undefined for a payment that is not settled, and for a
   * provider that loses no webhooks. Throws like `openPayment`, and when the signal cuts the call off.
   */
  askPayment: (payment: KnownPayment, signal?: AbortSignal) => Promise<PaymentEvent | undefined>;
  /**
   * Pays the whole sum back, once however often it is called. `pending`: the provider has not decided yet. Throws like
   * `askPayment`, and when the provider refuses.
   */
  refund: (payment: KnownPayment, signal?: AbortSignal) => Promise<'refunded' | 'pending'>;
  /**
   * The event of a webhook; undefined when it changes nothing. Throws 401 when its signature, time or format is invalid,
   * 404 for an unknown payment, and like `askPayment` where the provider has to be asked.
   */
  readWebhook: (webhook: Webhook, receiving: Receiving) => Promise<PaymentEvent | undefined>;
}
