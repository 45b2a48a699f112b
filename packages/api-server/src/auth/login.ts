import { eq } from 'drizzle-orm';
import { adoptDraft } from '../cart/adoptDraft';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { checkCode, consumeCode } from './codes';
import { openSession } from './sessions';

interface Login {
  phone: string;
  code: string;
  draftUuid: string | undefined;
}

/** Exchanges a code for a token and merges the guest's cart. Throws 422 under `code`. */
export async function logIn(context: Context, { phone, code, draftUuid }: Login): Promise<string> {
  const verified = await checkCode(context, { purpose: `login:${phone}`, phone, code });
  return context.db.transaction(async (tx) => {
    await consumeCode(tx, verified);
    const userId = await userIdOf(tx, phone);
    if (draftUuid) await adoptDraft(tx, userId, draftUuid);
    return openSession(tx, userId);
  });
}

async function userIdOf(tx: Transaction, phone: string): Promise<number> {
  await tx.insert(users).values({ phone }).onConflictDoNothing();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (!user) throw new Error('the user that was just written is missing');
  return user.id;
}
