import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { adoptDraft } from '../cart/adoptDraft';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { loginCodes, users } from '../database/schema/users';
import { refuse, tooMany } from '../failure';
import { messages } from '../messages';
import { readSettings } from '../settings/readSettings';
import { codeMatches, hashCode, newCode } from './secrets';
import { openSession } from './sessions';

const tries = 5;
const minutesOfLife = 10;

/**
 * Sends a new code and answers with the seconds until another may be asked for. Known and unknown phones get
 * the same answer. Throws 429 while the last code is fresh.
 */
export async function sendCode(context: Context, phone: string): Promise<number> {
  const { codeLiveSeconds } = await readSettings(context.db);
  const code = newCode();
  const now = new Date();
  const values = {
    codeHash: await hashCode(code),
    triesLeft: tries,
    sentAt: now,
    expiresAt: new Date(now.getTime() + minutesOfLife * 60_000),
  };
  const newest = new Date(now.getTime() - codeLiveSeconds * 1000);
  const written = await context.db
    .insert(loginCodes)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: loginCodes.phone, set: values, setWhere: lte(loginCodes.sentAt, newest) })
    .returning({ phone: loginCodes.phone });
  if (written.length === 0)
    throw tooMany(messages.auth.wait, await secondsToWait(context, phone, codeLiveSeconds));
  try {
    await context.sms.send(phone, messages.auth.sms(code));
  } catch (error) {
    // A code that nobody received must not block the next attempt.
    await context.db.delete(loginCodes).where(eq(loginCodes.phone, phone));
    throw error;
  }
  return codeLiveSeconds;
}

async function secondsToWait({ db }: Context, phone: string, liveSeconds: number): Promise<number> {
  const [row] = await db.select().from(loginCodes).where(eq(loginCodes.phone, phone));
  const past = row ? (Date.now() - row.sentAt.getTime()) / 1000 : liveSeconds;
  return Math.max(1, Math.ceil(liveSeconds - past));
}

/** Trades a code for a token; the guest's cart becomes the customer's. Throws 422 under `code`. */
export async function confirmCode(
  context: Context,
  { phone, code, draftUuid }: { phone: string; code: string; draftUuid: string | undefined },
): Promise<string> {
  // The try is spent before the code is looked at, in one statement: parallel guesses cannot share it.
  const [spent] = await context.db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(
      and(eq(loginCodes.phone, phone), gt(loginCodes.triesLeft, 0), gt(loginCodes.expiresAt, new Date())),
    )
    .returning({ codeHash: loginCodes.codeHash });
  if (!spent) throw refuse(messages.auth.codeExpired, 'code');
  if (!(await codeMatches(code, spent.codeHash))) throw refuse(messages.auth.wrongCode, 'code');
  return context.db.transaction(async (tx) => {
    const used = await tx
      .delete(loginCodes)
      .where(and(eq(loginCodes.phone, phone), eq(loginCodes.codeHash, spent.codeHash)))
      .returning({ phone: loginCodes.phone });
    if (used.length === 0) throw refuse(messages.auth.codeExpired, 'code');
    const userId = await userIdOf(tx, phone);
    if (draftUuid) await adoptDraft(tx, userId, draftUuid);
    return openSession(tx, userId);
  });
}

async function userIdOf(tx: Transaction, phone: string): Promise<number> {
  await tx.insert(users).values({ phone }).onConflictDoNothing();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (!user) throw new Error('a user that was just written is not there');
  return user.id;
}
