import type { CartItem, Purchase } from '@storefront/api-contract';
import { mayClaim, reviewClaims, visibleItems } from '@storefront/domain';
import { reviewFields } from '@storefront/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

/** The name of a claim's field. */
export type Claim = (typeof reviewClaims)[number];

/** The ordered products, each once, however many lines it has. */
export function orderedProducts(order: Pick<Purchase, 'items'>): CartItem[] {
  const items = visibleItems(order.items);
  return items.filter(
    ({ product_id: id }, place) => items.findIndex((item) => item.product_id === id) === place,
  );
}

/** The name of a product's field among the ratings; a number alone would make them a list. */
export const ratingKey = (productId: number) => `product${productId}`;

export const emptyReview = {
  mark: 0,
  claims: [] as Claim[],
  ratings: {} as Record<string, number | undefined>,
  comment: '',
  images: [] as File[],
};

/** Stars for the order and for every ordered product are required (spec §5, Order review). */
export function reviewSchema(products: readonly Pick<CartItem, 'product_id'>[]) {
  return z.object({
    mark: reviewFields.stars(),
    claims: z.array(z.enum(reviewClaims)),
    ratings: z.record(z.string(), z.optional(z.number())).check(({ value, issues }) => {
      for (const { product_id: id } of products) {
        if ((value[ratingKey(id)] ?? 0) > 0) continue;
        issues.push({
          code: 'custom',
          path: [ratingKey(id)],
          message: messages.unratedProduct,
          input: value,
        });
      }
    }),
    comment: reviewFields.comment(),
    images: reviewFields.photos(),
  });
}

export type Review = z.output<ReturnType<typeof reviewSchema>>;

/** The body of the call (spec §7): claims only with 1–4 stars, an empty comment is null (spec §5). */
export function toRequest(review: Review, products: readonly Pick<CartItem, 'product_id'>[]) {
  const isClaimed = (claim: Claim) => (mayClaim(review.mark) && review.claims.includes(claim) ? 1 : 0);
  return {
    mark: review.mark,
    is_too_long: isClaimed('is_too_long'),
    is_late: isClaimed('is_late'),
    is_not_tasty: isClaimed('is_not_tasty'),
    is_order_mishandled: isClaimed('is_order_mishandled'),
    is_rude_deliverer: isClaimed('is_rude_deliverer'),
    is_forgot_sauce: isClaimed('is_forgot_sauce'),
    comment: review.comment || null,
    images: review.images,
    products: products.map(({ product_id: id }) => ({ id, rating: review.ratings[ratingKey(id)] ?? 0 })),
  };
}
