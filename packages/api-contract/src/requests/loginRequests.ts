import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { draftUuid, messages, phoneField } from '../request';

const captcha = () => z.optional(z.nullable(z.string({ error: messages.format }).check(z.maxLength(4000))));

/** Five digits from the SMS (spec §9). */
export const codeField = () =>
  z.string({ error: messages.required }).check(z.regex(/^\d{5}$/, { error: messages.format }));

/** How a server validates the requests; the calls themselves are in `resources/login.ts`. */
export const loginRequests = {
  requestCode: {
    summary: 'Sends a code to the phone',
    body: z.object({
      phone: phoneField(),
      recaptcha: captcha(),
      /** Ours: how the code reaches the phone, by SMS when left out. A back end may ignore it. */
      method: z.optional(z.enum(['sms', 'call'])),
    }),
  },
  confirmCode: {
    summary: 'Trades the code for a token',
    body: z.object({
      phone: phoneField(),
      code: codeField(),
      recaptcha: captcha(),
      /** Ours: the guest's cart that becomes the customer's. A back end may ignore it. */
      draft_uuid: z.optional(draftUuid()),
    }),
  },
} as const satisfies RequestTable;
