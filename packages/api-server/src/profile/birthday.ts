import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { users } from '../database/schema/users';
import { unprocessable } from '../apiError';
import { moscowTime } from '../orders/moscowTime';
import { profileMessages } from './messages';

const earliest = '1900-01-01';

/**
 * Sets the birthday, `yyyy-mm-dd`, once (spec §2, Personal data): it brings a discount every year. Throws 422
 * under `birthday` when there is one already, and for an impossible date.
 */
export async function setBirthday(db: Queryable, userId: number, birthday: string): Promise<void> {
  if (birthday > moscowTime(new Date()).slice(0, 10))
    throw unprocessable(profileMessages.birthdayAhead, 'birthday');
  if (birthday < earliest) throw unprocessable(profileMessages.birthdayLongAgo, 'birthday');
  const set = await db
    .update(users)
    .set({ birthdayAt: birthday })
    .where(and(eq(users.id, userId), isNull(users.birthdayAt)))
    .returning({ id: users.id });
  if (set.length === 0) throw unprocessable(profileMessages.birthdaySet, 'birthday');
}
