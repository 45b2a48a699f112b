import {
  validateRequired,
  validateVisitDay,
  visitCriteria,
  type VisitCriterion,
  visitDate,
} from '@storefront/domain';
import { reviewFields, validatedText } from '@storefront/forms';
import * as z from 'zod/mini';

/** The fields are named as in the call, so that the server's messages find them (readings 15). */
export const emptyReview = {
  organization_id: null as number | null,
  estimations: {
    attention_and_friendliness: 0,
    service_speed: 0,
    dishes_quality: 0,
    drink_quality: 0,
    atmosphere: 0,
  } satisfies Record<VisitCriterion, number>,
  pickup_date: '',
  comment: '',
  attachments: [] as File[],
};

/** All five criteria need a star, and the day of the visit is required (spec §5, Restaurant review). */
export function reviewSchema(timeZone: string) {
  return z.object({
    organization_id: z.nullable(z.number()),
    estimations: z.object({
      attention_and_friendliness: reviewFields.stars(),
      service_speed: reviewFields.stars(),
      dishes_quality: reviewFields.stars(),
      drink_quality: reviewFields.stars(),
      atmosphere: reviewFields.stars(),
    }),
    pickup_date: validatedText(
      (value) => validateRequired(value) ?? validateVisitDay(value, new Date(), timeZone),
    ),
    comment: reviewFields.comment(),
    attachments: reviewFields.photos(),
  });
}

export type Review = z.output<ReturnType<typeof reviewSchema>>;

/** The body of the call (spec §7); the comment is optional (spec §5). */
export function toRequest(review: Review, organizationId: number, timeZone: string) {
  return {
    type: 'pickup' as const,
    organization_id: organizationId,
    pickup_date: visitDate(review.pickup_date, timeZone) ?? '',
    ...(review.comment && { comment: review.comment }),
    attachments: review.attachments,
    estimations: visitCriteria.map((key) => ({ key, value: review.estimations[key] })),
  };
}
