import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { loginCodes } from '../database/schema/users';
import { refuse, tooMany } from '../failure';
import { readSettings } from '../settings/readSettings';
import { authMessages } from './messages';
import { networkOf } from './network';
import { countUse } from './countUse';
import { codeMatches, hashCode, newCode } from './secrets';

const tries = 5;
const minutesOfLife = 10;

/** What a code is good for: one login, or one change of the phone by the customer who asked. */
export type Purpose = `login:${string}` | `phone:${number}`;

interface Wish {
  purpose: Purpose;
  phone: string;
  /** The client's address. */
  ip: string;
  text: (code: string) => string;
}

/**
 * Sends a new code and answers with the seconds until another may be asked for. Known and unknown phones get
 * the same answer. Throws 429 while the last code is fresh, and when the hour's codes of this phone or this
 * address are used up.
 */
export async function sendCode(context: Context, { purpose, phone, ip, text }: Wish): Promise<number> {
  const { config, db, sms } = context;
  const { codeLiveSeconds } = await readSettings(db);
  const code = newCode();
  const codeHash = await hashCode(code);
  await db.transaction(async (tx) => {
    await writeCode(tx, { purpose, phone, codeHash }, codeLiveSeconds);
    const { codesPerAddress, codesPerPhone } = config;
    await countUse(tx, {
      key: `phone:${phone}`,
      most: codesPerPhone,
      message: authMessages.tooManyCodes,
    });
    await countUse(tx, {
      key: `ip:${networkOf(ip)}`,
      most: codesPerAddress,
      message: authMessages.tooManyFromHere,
    });
  });
  try {
    await sms.send(phone, text(code));
  } catch (error) {
    // A code that nobody received must not block the next attempt.
    await db
      .delete(loginCodes)
      .where(and(eq(loginCodes.purpose, purpose), eq(loginCodes.codeHash, codeHash)));
    throw error;
  }
  return codeLiveSeconds;
}

interface NewCode {
  purpose: Purpose;
  phone: string;
  codeHash: string;
}

async function writeCode(tx: Transaction, row: NewCode, liveSeconds: number): Promise<void> {
  const now = new Date();
  const values = {
    ...row,
    triesLeft: tries,
    sentAt: now,
    expiresAt: new Date(now.getTime() + minutesOfLife * 60_000),
  };
  const newest = new Date(now.getTime() - liveSeconds * 1000);
  const written = await tx
    .insert(loginCodes)
    .values(values)
    .onConflictDoUpdate({ target: loginCodes.purpose, set: values, setWhere: lte(loginCodes.sentAt, newest) })
    .returning({ purpose: loginCodes.purpose });
  if (written.length > 0) return;
  const [last] = await tx.select().from(loginCodes).where(eq(loginCodes.purpose, row.purpose));
  const past = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : liveSeconds;
  throw tooMany(authMessages.wait, Math.max(1, Math.ceil(liveSeconds - past)));
}

interface Guess {
  purpose: Purpose;
  phone: string;
  code: string;
}

/** A code that was guessed right and is still to be used up. */
export interface RightCode {
  purpose: Purpose;
  codeHash: string;
}

/**
 * Spends one try. Throws 422 under `code` when it is wrong, too old or has no tries left. The answer goes to
 * `consume`, inside the transaction of what the code is good for.
 */
export async function checkCode(context: Context, { purpose, phone, code }: Guess): Promise<RightCode> {
  // The try is spent before the code is looked at, in one statement: parallel guesses cannot share it.
  const [spent] = await context.db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(
      and(
        eq(loginCodes.purpose, purpose),
        eq(loginCodes.phone, phone),
        gt(loginCodes.triesLeft, 0),
        gt(loginCodes.expiresAt, new Date()),
      ),
    )
    .returning({ codeHash: loginCodes.codeHash });
  if (!spent) throw refuse(authMessages.codeExpired, 'code');
  if (!(await codeMatches(code, spent.codeHash))) throw refuse(authMessages.wrongCode, 'code');
  return { purpose, codeHash: spent.codeHash };
}

/** Uses a right code up; of two calls that hold the same one, the second throws 422. */
export async function consume(tx: Transaction, { purpose, codeHash }: RightCode): Promise<void> {
  const used = await tx
    .delete(loginCodes)
    .where(and(eq(loginCodes.purpose, purpose), eq(loginCodes.codeHash, codeHash)))
    .returning({ purpose: loginCodes.purpose });
  if (used.length === 0) throw refuse(authMessages.codeExpired, 'code');
}
