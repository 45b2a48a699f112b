import { and, eq, notExists } from 'drizzle-orm';
import { checkCode, consumeCode, sendCode } from '../auth/codes';
import { authMessages } from '../auth/messages';
import type { User } from '../auth/sessions';
import type { Context } from '../context';
import { users } from '../database/schema/users';
import { unprocessable } from '../apiError';
import { profileMessages } from './messages';

interface PhoneChange {
  phone: string;
  /** The client's address. */
  ip: string;
}

/**
 * Sends a code to the customer's new phone and returns the seconds until the next. Does not reveal whether the phone is
 * taken: anyone could probe any number.
 */
export async function requestPhoneChange(
  context: Context,
  user: User,
  { phone, ip }: PhoneChange,
): Promise<number> {
  if (phone === user.phone) throw unprocessable(profileMessages.samePhone, 'phone');
  return sendCode(context, { purpose: `phone:${user.id}`, phone, ip, text: authMessages.changeSms });
}

/**
 * Changes the phone by the code that went to it; sessions stay. Throws 422 under `code`, or under `phone` when
 * another customer has it: the holder of the phone may know.
 */
export async function changePhone(
  context: Context,
  user: User,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const verified = await checkCode(context, { purpose: `phone:${user.id}`, phone, code });
  await context.db.transaction(async (tx) => {
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
  });
}

const uniqueViolation = '23505';

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}
