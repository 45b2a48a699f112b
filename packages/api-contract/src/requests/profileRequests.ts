import { validateEmail, validateName, validateRequired } from '@storefront/domain';
import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { bit, dayField, phoneField, pictureField, ruled } from '../request';
import { codeField } from './loginRequests';

const email = () => ruled((value) => validateRequired(value) ?? validateEmail(value));
/** A field that the form left empty is one that was not sent (spec §5, registration). */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === null || value === '' ? undefined : value)),
    z.optional(schema) as z.ZodMiniType<z.output<Schema> | undefined>,
  );

const avatar = { max: 1, megabytes: 2 };

const personName = () => ruled((name) => validateName(name, 'people'));

/** How a server validates the requests; the calls themselves are in `resources/profile.ts`. */
export const profileRequests = {
  addRegistrationInfo: {
    summary: 'Saves what the registration panel asked for',
    body: z.object({ name: personName(), email: optional(email()), birthday: optional(dayField()) }),
    needsUser: true,
  },
  editName: { summary: 'Changes the name', body: z.object({ name: personName() }), needsUser: true },
  editEmail: { summary: 'Changes the e-mail', body: z.object({ email: email() }), needsUser: true },
  editBirthday: {
    summary: 'Sets the birthday, once',
    body: z.object({ birthday: dayField() }),
    needsUser: true,
  },
  editPhone: {
    summary: 'Sends a code to the new phone',
    body: z.object({ phone: phoneField() }),
    needsUser: true,
  },
  confirmPhone: {
    summary: 'Changes the phone by the code that went to it',
    body: z.object({ phone: phoneField(), code: codeField() }),
    needsUser: true,
  },
  subscribeSwitch: {
    summary: 'Switches news by e-mail and by SMS',
    body: z.object({ newsletter: z.optional(bit()), smsletter: z.optional(bit()) }),
    needsUser: true,
  },
  uploadAvatar: {
    summary: 'Puts up an avatar of at most 2 MB',
    body: z.object({ image: pictureField(avatar) }),
    files: avatar,
    needsUser: true,
  },
  deleteAvatar: { summary: 'Takes the avatar down', needsUser: true },
} as const satisfies RequestTable;
