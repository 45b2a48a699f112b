/** A line of a basket or an order. Roubles. */
export interface TrackedLine {
  productId: number;
  name: string;
  price: number;
  amount: number;
}

/** The added and removed lines, and the basket afterwards. */
export interface BasketChange {
  added: readonly TrackedLine[];
  removed: readonly TrackedLine[];
  basket: readonly TrackedLine[];
}

export interface TrackedOrder {
  orderId: number;
  /** Paid amount in roubles. */
  revenue: number;
  coupon: string | null;
  products: readonly TrackedLine[];
}

/** One tracking service (spec §4). It implements only the events that it can send. */
export interface TrackingService {
  name: string;
  basketChanged?: (change: BasketChange) => void;
  orderPlaced?: (order: TrackedOrder) => void;
  /** The customer has moved to another page without a page load. */
  pageChanged?: (url: string) => void;
  /** As `pageChanged`, to an address with a token. Such an address is sent to no service. */
  tokenReached?: () => void;
}

export const currency = 'RUB';
