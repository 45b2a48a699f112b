import { COMMENT_MAX, validateLength } from '@storefront/domain';
import * as z from 'zod/mini';
import { validatedText } from '../schema/validatedText';
import { messages } from './messages';

/** The fields of a review's schema that every review has (spec §5, Order review and Restaurant review). */
export const reviewFields = {
  stars: () => z.number().check(z.minimum(1, { error: messages.unrated })),
  comment: () => validatedText((text) => validateLength(text, { field: messages.comment, max: COMMENT_MAX })),
  photos: () => z.array(z.file()),
};
