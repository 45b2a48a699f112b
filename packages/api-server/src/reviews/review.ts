import { isFinalStatus, reviewClaims } from '@storefront/domain';
import { unprocessable } from '../apiError';
import { messages } from './messages';

type Claim = (typeof reviewClaims)[number];

/** A review as the call brings it (spec §3, Review). */
export interface WrittenReview extends Record<Claim, number> {
  /** Stars, 1–5. */
  mark: number;
  comment?: string | null | undefined;
  images: File[];
  products: { id: number; rating: number }[];
}

/** The stored part of a review, without its photos. */
export interface Review {
  mark: number;
  claims: Claim[];
  comment: string | null;
  /** Stars by the product's id. */
  ratings: ReadonlyMap<number, number>;
}

/** A dish in several lines is rated once; clients may send a line's id instead of the product's. */
export function readReview(
  { mark, comment, products, ...written }: WrittenReview,
  items: readonly { id: number; productId: number }[],
): Review {
  const ordered = new Set(items.map(({ productId }) => productId));
  const byLine = new Map(items.map(({ id, productId }) => [id, productId]));
  const ratings = new Map<number, number>();
  for (const { id, rating } of products) {
    const productId = ordered.has(id) ? id : byLine.get(id);
    if (productId === undefined) throw unprocessable(messages.foreignDish, 'products');
    ratings.set(productId, rating);
  }
  // An order counts as rated only when each of its dishes is rated (spec §5).
  if (ratings.size < ordered.size) throw unprocessable(messages.unrated, 'products');
  return {
    mark,
    comment: comment || null,
    claims: reviewClaims.filter((claim) => written[claim] === 1),
    ratings,
  };
}

/** Throws 422 while the order is on its way: there is nothing to review yet (spec §2, Order monitoring). */
export function checkIsFinished(statusSlug: string): void {
  if (!isFinalStatus(statusSlug)) throw unprocessable(messages.tooEarly);
}
