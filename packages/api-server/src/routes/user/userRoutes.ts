import { user } from '@storefront/api-contract';
import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countSessions, type User as UserRow } from '../../auth/sessions';
import { type Balances, readBalances } from '../../bonuses/readBonuses';
import type { Context } from '../../context';
import { moscowTime } from '../../orders/moscowTime';
import { addCustomerCall } from '../../plugins/call';
import { uploadUri } from '../../uploads/storedUploads';

const bit = () => z.int().check(z.minimum(0), z.maximum(1));

/** The contract reads the switches in any form; section 7 writes them as 0 or 1. */
const served = z.extend(user, { newsletter: bit(), smsletter: bit() });

export function userRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, { ...userCalls.data, response: served }, async ({ customer }) =>
    toUser(customer.user, {
      balances: await readBalances(context.db, customer.user.id),
      openSessions: await countSessions(context.db, customer.user.id),
    }),
  );
}

/** `avatar_uri` is the path below `/storage/` (spec §7); `avatar` is the whole path. */
function toUser(
  row: UserRow,
  { balances, openSessions }: { balances: Balances; openSessions: number },
): z.output<typeof served> {
  const uri = row.avatarUri === null ? null : uploadUri(row.avatarUri);
  const { accumulated, action, present } = balances;
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    birthday_at: row.birthdayAt,
    newsletter: Number(row.newsletter),
    smsletter: Number(row.smsletter),
    avatar: uri === null ? null : `/storage/${uri}`,
    avatar_uri: uri,
    scope: row.scope,
    premium_bonus: {
      balance: accumulated + action + present,
      balance_bonus_action: action,
      balance_bonus_gifted: present,
      balance_bonus_accumulated: accumulated,
    },
    open_sessions: openSessions,
    deletion_at: row.deletionAt && moscowTime(row.deletionAt),
  };
}
