import { hidePhoneMiddle } from '@storefront/domain';
import { and, eq, notExists } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { checkCode, consumeCode, sendCode } from '../auth/codes';
import { authMessages } from '../auth/messages';
import { quotasIn } from '../auth/quotasIn';
import type { Requester } from '../auth/requester';
import { closeSessions, type Customer, type User } from '../auth/sessions';
import type { Context } from '../context';
import { users } from '../database/schema/users';
import { readSettings } from '../settings/readSettings';
import { logSmsUse } from '../sms/logSmsUse';
import { smsOfChain } from '../sms/smsOfChain';
import { unprocessable } from '../apiError';
import { profileMessages } from './messages';

interface PhoneChange {
  phone: string;
  requester: Requester;
}

/**
 * Sends a code to the customer's new phone and returns the seconds until the next. Does not reveal whether the phone is
 * taken: anyone could probe any number.
 */
export async function requestPhoneChange(
  context: Context,
  user: User,
  { phone, requester, log }: PhoneChange & { log: FastifyBaseLogger },
): Promise<number> {
  if (phone === user.phone) throw unprocessable(profileMessages.samePhone, 'phone');
  return sendCode(context, {
    purpose: `phone:${user.id}:${phone}`,
    phone,
    requester,
    // The call carries no captcha (spec §7); it needs a login, which does.
    verify: async () => 'person',
    customerId: user.id,
    text: authMessages.changeSms,
    log,
  });
}

/**
 * Changes the phone by the code that was sent to it, and ends the customer's other sessions: another holder of the old
 * phone may have opened them. Returns their ids. Throws 422 under `code`, or under `phone` when another customer has
 * the phone: its holder may know that.
 */
export async function changePhone(
  context: Context,
  { user, sessionId }: Customer,
  { phone, code, requester }: PhoneChange & { code: string },
): Promise<number[]> {
  const verified = await checkCode(context, { purpose: `phone:${user.id}:${phone}`, phone, code, requester });
  return context.db.transaction(async (tx) => {
    await consumeCode(tx, verified);
    const other = tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    const changed = await tx
      .update(users)
      .set({ phone })
      .where(and(eq(users.id, user.id), notExists(other)))
      .returning({ id: users.id })
      .catch((error: unknown) => {
        // Someone registered with it at this very moment.
        if (isDuplicate(error)) return [];
        throw error;
      });
    if (changed.length === 0) throw unprocessable(profileMessages.phoneTaken, 'phone');
    return closeSessions(tx, user.id, { except: sessionId });
  });
}

/**
 * Sends the new phone, masked, by SMS to the old phone, also when the SMS of the hour are used up: the owner of the old
 * phone has to know. Throws when the text was not accepted.
 */
export async function notifyOldPhone(
  { config, db, metrics, sms }: Context,
  { oldPhone, newPhone, log }: { oldPhone: string; newPhone: string; log: FastifyBaseLogger },
): Promise<void> {
  const { orderPhone } = await readSettings(db);
  const text = authMessages.phoneChangedSms({ newPhone: hidePhoneMiddle(newPhone.slice(1)), orderPhone });
  const { chain } = await quotasIn(db).count({ chain: smsOfChain });
  logSmsUse(log, chain.used, config.smsPerHour);
  await sms.send(oldPhone, text);
  metrics.sms.inc({ kind: 'notice' });
}

const uniqueViolation = '23505';

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}
