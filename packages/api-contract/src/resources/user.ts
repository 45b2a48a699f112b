import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { userRequests } from '../requests/userRequests';
import {
  flag,
  id,
  into,
  numberOr,
  numberOrNull,
  objectOrNull,
  read,
  receipt,
  someNumber,
  textOrNull,
  toArray,
} from '../lenient';
import { bareEntry } from '../listAnswer';

/** The customer's scopes: a text, with spaces between several, or a list of texts. */
const anyScope = (value: unknown): unknown =>
  typeof value === 'object'
    ? toArray(value)
        .filter((scope) => typeof scope === 'string')
        .join(' ')
    : value;

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
  /** Names with spaces between them. */
  scope: read(anyScope, textOrNull()),
  /** Null without a balance, which would read as none. */
  premium_bonus: objectOrNull(
    z.object({
      balance: someNumber(),
      balance_bonus_action: numberOr(0),
      balance_bonus_gifted: numberOr(0),
      balance_bonus_accumulated: numberOr(0),
    }),
  ),
  /** Ours: how many devices the customer is logged in on. Null on a back end that cannot log out on all of them. */
  open_sessions: numberOrNull(),
  /** Ours: when the account is deleted, as the customer asked; null otherwise. */
  deletion_at: textOrNull(),
});
export type User = z.output<typeof user>;

/** Logout and the customer's data (spec §7). */
export const userCalls = {
  logout: endpoint<typeof userRequests.logout>()({
    method: 'POST',
    path: '/api/logout/',
    encoding: 'json',
    response: receipt(z.object({ success: flag() })),
    ignoresSuccess: true,
  }),
  data: endpoint<typeof userRequests.data>()({
    method: 'GET',
    path: '/api/user/get-data/',
    response: into(bareEntry, user),
  }),
};
