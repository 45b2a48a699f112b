import type { User } from '@storefront/api-contract';
import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { User as UserRow } from '../../auth/sessions';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';

export function userRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, userCalls.data, async ({ customer }) => toUser(customer.user));
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    birthday_at: row.birthdayAt,
    newsletter: row.newsletter,
    smsletter: row.smsletter,
    avatar: row.avatarUri,
    avatar_uri: row.avatarUri,
    scope: row.scope,
    premium_bonus: {
      balance: row.bonusBalance,
      balance_bonus_action: 0,
      balance_bonus_gifted: 0,
      balance_bonus_accumulated: row.bonusBalance,
    },
  };
}
