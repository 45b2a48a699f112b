import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, id, list, numberOr, numberOrNull, objectOrNull, text, textOrNull } from '../lenient';
import { draftUuid, idField, line, messages } from '../request';

/** The customer (spec §3, User). Phone is eleven digits that begin with 7. */
export const user = z.object({
  id: id(),
  name: textOrNull(),
  phone: textOrNull(),
  email: textOrNull(),
  birthday_at: textOrNull(),
  newsletter: flag(),
  smsletter: flag(),
  avatar: textOrNull(),
  avatar_uri: textOrNull(),
  scope: textOrNull(),
  premium_bonus: objectOrNull(
    z.object({
      balance: numberOr(0),
      balance_bonus_action: numberOr(0),
      balance_bonus_gifted: numberOr(0),
      balance_bonus_accumulated: numberOr(0),
    }),
  ),
});
export type User = z.output<typeof user>;

/** A saved address (spec §3, Address). */
export const address = z.object({
  id: id(),
  default: flag(),
  street: text(),
  home: text(),
  floor: textOrNull(),
  apartment: textOrNull(),
  entrance: textOrNull(),
  full_address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  coordinates: textOrNull(),
});
export type Address = z.output<typeof address>;

const phone = () =>
  z.string({ error: messages.required }).check(z.regex(/^7\d{10}$/, { error: messages.format }));

/** Login and the customer's data (spec §7, readings 16). */
export const userCalls = {
  requestCode: endpoint({
    method: 'POST',
    path: '/api/auth/',
    summary: 'Sends a code to the phone',
    body: z.object({ phone: phone(), recaptcha: z.optional(z.string().check(z.maxLength(4000))) }),
    encoding: 'json',
    response: z.object({ success: flag(), seconds: numberOrNull() }),
  }),
  confirmCode: endpoint({
    method: 'POST',
    path: '/api/auth/confirm/',
    summary: 'Trades the code for a token',
    body: z.object({
      phone: phone(),
      code: z.string({ error: messages.required }).check(z.regex(/^\d{5}$/, { error: messages.format })),
      recaptcha: z.optional(z.string().check(z.maxLength(4000))),
      /** Ours: the guest's cart that becomes the customer's. A back end that ignores it loses nothing. */
      draft_uuid: z.optional(draftUuid()),
    }),
    encoding: 'json',
    /** The shell server keeps the token; a browser sees an empty one. */
    response: z.object({ api_token: text() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout/',
    summary: 'Ends the session',
    needsUser: true,
    response: z.object({ success: flag() }),
  }),
  data: endpoint({
    method: 'GET',
    path: '/api/user/get-data/',
    summary: 'The customer with their bonuses',
    query: z.object({ force: z.optional(z.string()) }),
    needsUser: true,
    response: user,
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/api/user/addresses/',
    summary: 'Saved addresses',
    needsUser: true,
    response: list(address),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/user/addresses/add/',
    summary: 'Saves an address',
    body: z.object({
      street: line({ min: 1, max: 200 }),
      home: line({ min: 1, max: 20 }),
      floor: z.optional(line({ max: 10 })),
      apartment: z.optional(line({ max: 20 })),
      entrance: z.optional(line({ max: 10 })),
      full_address: z.optional(line({ max: 300 })),
      /** 'lat,lon', four decimals. */
      coordinates: line({ min: 3, max: 40 }),
    }),
    encoding: 'form',
    needsUser: true,
    response: address,
  }),
  deleteAddress: endpoint({
    method: 'POST',
    path: '/api/user/addresses/delete/',
    summary: 'Deletes a saved address',
    body: z.object({ address_id: idField() }),
    encoding: 'json',
    needsUser: true,
    response: z.object({ success: flag() }),
  }),
};
