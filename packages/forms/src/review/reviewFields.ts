import { COMMENT_MAX, validateLength } from '@storefront/domain';
import * as z from 'zod/mini';
import { validatedText } from '../schema/validatedText';
import { messages as photoMessages } from '../photos/messages';
import { preparedPhoto } from '../photos/preparedPhotos';
import { messages } from './messages';

/** The fields of a review's schema that every review has (spec §5, Order review and Restaurant review). */
export const reviewFields = {
  stars: () => z.number().check(z.minimum(1, { error: messages.unrated })),
  comment: () => validatedText((text) => validateLength(text, { field: messages.comment, max: COMMENT_MAX })),
  /** The chosen files; submitted are the photos made of them, for which the form waits. */
  photos: () =>
    z.pipe(
      z.array(z.file()),
      z.transform(async (photos: File[], { issues }) => {
        const prepared = await Promise.allSettled(photos.map(preparedPhoto));
        const ready = prepared.flatMap((photo) => (photo.status === 'fulfilled' ? [photo.value] : []));
        if (ready.length < photos.length) {
          issues.push({ code: 'custom', message: photoMessages.unprepared, input: photos });
        }
        return ready;
      }),
    ),
};
