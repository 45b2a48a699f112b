import { eq } from 'drizzle-orm';
import { adoptDraft } from '../cart/adoptDraft';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { unprocessable } from '../apiError';
import { checkCode, consumeCode } from './codes';
import { authMessages } from './messages';
import type { Requester } from './requester';
import { openSession } from './sessions';

interface Login {
  phone: string;
  code: string;
  requester: Requester;
  draftUuid: string | undefined;
}

interface OpenedSession {
  token: string;
  userId: number;
}

/** Exchanges a code for a token and merges the guest's cart. Throws 422 under `code`. */
export async function logIn(context: Context, login: Login): Promise<OpenedSession> {
  const { phone, code, requester, draftUuid } = login;
  const verified = await checkCode(context, { purpose: `login:${phone}`, phone, code, requester });
  return context.db.transaction(async (tx) => {
    await consumeCode(tx, verified);
    const userId = await userIdOf(tx, phone);
    if (draftUuid) await adoptDraft(tx, userId, draftUuid);
    return { token: await openSession(tx, userId), userId };
  });
}

/**
 * The user with this phone, locked until the transaction ends: a change of phone ends all sessions of the user, and
 * must not miss the session that is being opened.
 */
async function userIdOf(tx: Transaction, phone: string): Promise<number> {
  await tx.insert(users).values({ phone }).onConflictDoNothing();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone)).for('share');
  // The phone was changed between the two statements: the next login with it opens an account of its own.
  if (!user) throw unprocessable(authMessages.codeExpired, 'code');
  return user.id;
}
