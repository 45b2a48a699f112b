/** A line of a basket or an order. Roubles. */
export interface TrackedLine {
  productId: number;
  name: string;
  price: number;
  amount: number;
}

/** What has come into the basket and left it, and the whole of it afterwards. */
export interface BasketChange {
  added: readonly TrackedLine[];
  removed: readonly TrackedLine[];
  basket: readonly TrackedLine[];
}

export interface TrackedOrder {
  orderId: number;
  /** Roubles that are paid. */
  revenue: number;
  coupon: string | null;
  products: readonly TrackedLine[];
}

/** One service that counts: what it is told, it sends its own way (spec §4). What it has no word for it leaves out. */
export interface TrackingService {
  name: string;
  basketChanged?: (change: BasketChange) => void;
  orderPlaced?: (order: TrackedOrder) => void;
  /** The customer has gone on to another page without a request. */
  pageChanged?: (url: string) => void;
}

/** Everything is counted in this currency. */
export const currency = 'RUB';
