import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { loginCodes } from '../database/schema/users';
import { unprocessable, tooManyRequests } from '../apiError';
import { readSettings } from '../settings/readSettings';
import { authMessages } from './messages';
import { networkOf } from './network';
import { consumeQuota } from './consumeQuota';
import { codeMatches, hashCode, newCode } from './secrets';

const maxAttempts = 5;
const ttlMinutes = 10;

/** What a code confirms: one login, or one phone change of this customer. */
export type Purpose = `login:${string}` | `phone:${number}`;

interface CodeRequest {
  purpose: Purpose;
  phone: string;
  /** The client's address. */
  ip: string;
  text: (code: string) => string;
}

/**
 * Sends a new code and returns the seconds until the next may be requested. Known and unknown phones get the same
 * response. Throws 429 while the last code is fresh, and when this phone or address has used its codes of the hour.
 */
export async function sendCode(context: Context, { purpose, phone, ip, text }: CodeRequest): Promise<number> {
  const { config, db, sms } = context;
  const { codeLiveSeconds } = await readSettings(db);
  const code = newCode();
  const codeHash = await hashCode(code);
  await db.transaction(async (tx) => {
    await writeCode(tx, { purpose, phone, codeHash }, codeLiveSeconds);
    const { codesPerAddress, codesPerPhone } = config;
    await consumeQuota(tx, {
      key: `phone:${phone}`,
      max: codesPerPhone,
      message: authMessages.tooManyCodes,
    });
    await consumeQuota(tx, {
      key: `ip:${networkOf(ip)}`,
      max: codesPerAddress,
      message: authMessages.tooManyFromHere,
    });
  });
  try {
    await sms.send(phone, text(code));
  } catch (error) {
    // A code that was never delivered must not block the next attempt.
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
    triesLeft: maxAttempts,
    sentAt: now,
    expiresAt: new Date(now.getTime() + ttlMinutes * 60_000),
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
  throw tooManyRequests(authMessages.wait, Math.max(1, Math.ceil(liveSeconds - past)));
}

interface CodeGuess {
  purpose: Purpose;
  phone: string;
  code: string;
}

/** A correct code that is not consumed yet. */
export interface VerifiedCode {
  purpose: Purpose;
  codeHash: string;
}

/**
 * Spends one attempt. Throws 422 under `code` when the code is wrong, expired or out of attempts. Pass the result to
 * `consumeCode` inside the transaction that the code confirms.
 */
export async function checkCode(
  context: Context,
  { purpose, phone, code }: CodeGuess,
): Promise<VerifiedCode> {
  // One statement spends the attempt before the code is compared: parallel guesses cannot share it.
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
  if (!spent) throw unprocessable(authMessages.codeExpired, 'code');
  if (!(await codeMatches(code, spent.codeHash))) throw unprocessable(authMessages.wrongCode, 'code');
  return { purpose, codeHash: spent.codeHash };
}

/** Deletes a verified code; of two calls with the same code the second throws 422. */
export async function consumeCode(tx: Transaction, { purpose, codeHash }: VerifiedCode): Promise<void> {
  const used = await tx
    .delete(loginCodes)
    .where(and(eq(loginCodes.purpose, purpose), eq(loginCodes.codeHash, codeHash)))
    .returning({ purpose: loginCodes.purpose });
  if (used.length === 0) throw unprocessable(authMessages.codeExpired, 'code');
}
