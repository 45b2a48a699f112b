import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { loginCodes } from '../database/schema/users';
import { unprocessable, tooManyRequests } from '../apiError';
import { readSettings } from '../settings/readSettings';
import { consumeCodeQuotas } from './codeQuotas';
import { authMessages } from './messages';
import type { Requester } from './requester';
import { codeMatches, hashCode, newCode } from './secrets';

const maxAttempts = 5;
const ttlMinutes = 10;

/**
 * What a code confirms: one login, or this customer's change to one phone. With the phone in it, a corrected typo need
 * not wait for the next code.
 */
type Purpose = `login:${string}` | `phone:${number}:${string}`;

interface CodeRequest {
  purpose: Purpose;
  phone: string;
  requester: Requester;
  /** Whether the requester is no robot: the phone's second code of an hour needs it. */
  isPerson: boolean;
  text: (code: string) => string;
}

/**
 * Sends a new code for the requester's browser and returns the seconds until it may request the next. Codes of other
 * browsers stay valid. Known and unknown phones get the same response. Throws 429 while the browser's last code is
 * fresh, and when the phone or the network has used its codes of the hour; 422 for a robot.
 */
export async function sendCode(context: Context, request: CodeRequest): Promise<number> {
  const { config, db, sms } = context;
  const { purpose, phone, requester, isPerson, text } = request;
  const { codeLiveSeconds } = await readSettings(db);
  const code = newCode();
  const codeHash = await hashCode(code);
  const { browser, network } = requester;
  await db.transaction(async (tx) => {
    await writeCode(tx, { purpose, browser, phone, codeHash }, codeLiveSeconds);
    const kind = purpose.startsWith('login:') ? 'login' : 'change';
    const sent = await consumeCodeQuotas(tx, config, { kind, phone, network });
    // Counted in this transaction: of parallel first requests only one passes without a captcha.
    if (sent > 1 && !isPerson) throw unprocessable(authMessages.robot, 'recaptcha');
  });
  try {
    await sms.send(phone, text(code));
  } catch (error) {
    // A code that was never delivered must not block the next attempt.
    await db.delete(loginCodes).where(isCode({ purpose, browser, codeHash }));
    throw error;
  }
  return codeLiveSeconds;
}

/** A code as it is stored. */
interface StoredCode {
  purpose: Purpose;
  browser: string;
  codeHash: string;
}

const isCode = ({ purpose, browser, codeHash }: StoredCode) =>
  and(isFor({ purpose, browser }), eq(loginCodes.codeHash, codeHash));

const isFor = ({ purpose, browser }: Omit<StoredCode, 'codeHash'>) =>
  and(eq(loginCodes.purpose, purpose), eq(loginCodes.browser, browser));

interface NewCode extends StoredCode {
  phone: string;
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
    .onConflictDoUpdate({
      target: [loginCodes.purpose, loginCodes.browser],
      set: values,
      setWhere: lte(loginCodes.sentAt, newest),
    })
    .returning({ purpose: loginCodes.purpose });
  if (written.length > 0) return;
  const [last] = await tx.select().from(loginCodes).where(isFor(row));
  const past = last ? (now.getTime() - last.sentAt.getTime()) / 1000 : liveSeconds;
  throw tooManyRequests(authMessages.wait, Math.max(1, Math.ceil(liveSeconds - past)));
}

interface CodeGuess {
  purpose: Purpose;
  phone: string;
  code: string;
  requester: Requester;
}

/**
 * Spends one attempt at the code that this browser asked for; a browser that asked for none has nothing to guess at.
 * Throws 422 under `code` when the code is wrong, expired or out of attempts. Pass the result to `consumeCode` inside
 * the transaction that the code confirms.
 */
export async function checkCode(
  context: Context,
  { purpose, phone, code, requester: { browser } }: CodeGuess,
): Promise<StoredCode> {
  // One statement spends the attempt before the code is compared: parallel guesses cannot share it.
  const [spent] = await context.db
    .update(loginCodes)
    .set({ triesLeft: sql`${loginCodes.triesLeft} - 1` })
    .where(
      and(
        isFor({ purpose, browser }),
        eq(loginCodes.phone, phone),
        gt(loginCodes.triesLeft, 0),
        gt(loginCodes.expiresAt, new Date()),
      ),
    )
    .returning({ codeHash: loginCodes.codeHash });
  if (!spent) throw unprocessable(authMessages.codeExpired, 'code');
  if (!(await codeMatches(code, spent.codeHash))) throw unprocessable(authMessages.wrongCode, 'code');
  return { purpose, browser, codeHash: spent.codeHash };
}

/** Deletes a verified code; of two calls with the same code the second throws 422. */
export async function consumeCode(tx: Transaction, verified: StoredCode): Promise<void> {
  const used = await tx.delete(loginCodes).where(isCode(verified)).returning({ purpose: loginCodes.purpose });
  if (used.length === 0) throw unprocessable(authMessages.codeExpired, 'code');
}
