import { COMMENT_MAX, validateEmail, validateName, visitCriteria } from '@storefront/domain';
import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { choice, idField, line, picturesField, ruled, whole, writtenPhone } from '../request';

const photos = { max: 5, megabytes: 10 };
const moment = () => line({ min: 1, max: 40 });
const comment = () => z.optional(z.nullable(line({ max: COMMENT_MAX })));
const cyrillicName = () => ruled((name) => validateName(name, 'cyrillic'));
const email = () => z.optional(z.nullable(ruled(validateEmail)));

/** How a server validates the requests; the calls themselves are in `resources/inquiries.ts`. */
export const inquiryRequests = {
  contacts: { summary: 'Phones and e-mails of the chain' },
  reservation: {
    summary: 'Books a table',
    body: z.object({
      organization_id: idField(),
      /** A moment: ISO, or Moscow's clock without an offset. */
      datetime: moment(),
      persons: z._default(whole({ min: 1, max: 20 }), 2),
      name: ruled((name) => validateName(name)),
      phone: writtenPhone(),
      comment: comment(),
    }),
    needsUser: true,
  },
  review: {
    summary: 'Rates a visit to a restaurant',
    body: z.object({
      type: z._default(choice(['pickup']), 'pickup'),
      organization_id: idField(),
      pickup_date: moment(),
      comment: comment(),
      attachments: picturesField(photos),
      estimations: z
        .array(z.object({ key: choice(visitCriteria), value: whole({ min: 1, max: 5 }) }), {
          error: 'Поставьте оценки',
        })
        .check(
          z.refine(
            (rows) => visitCriteria.every((key) => rows.filter((row) => row.key === key).length === 1),
            {
              error: 'Поставьте все пять оценок',
            },
          ),
        ),
    }),
    files: photos,
    needsUser: true,
  },
  feedback: {
    summary: 'A word on the cuisine',
    body: z.object({
      name: cyrillicName(),
      phone: z.optional(z.nullable(writtenPhone())),
      email: email(),
      message: line({ min: 1, max: COMMENT_MAX }),
    }),
  },
  franchise: {
    summary: 'Asks for a franchise',
    body: z.object({
      name: cyrillicName(),
      phone: writtenPhone(),
      email: email(),
      city: line({ min: 1, max: 100 }),
      comment: comment(),
    }),
  },
} as const satisfies RequestTable;
