import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { CaptchaResult } from '../captcha/provider';
import type { Context } from '../context';
import type { Queryable, Transaction } from '../database/connect';
import { loginCodes } from '../database/schema/users';
import { unprocessable } from '../apiError';
import { readSettings } from '../settings/readSettings';
import { logSmsUse } from '../sms/logSmsUse';
import { limitCodes, uncountCode } from './limitCodes';
import { authMessages, bindToSite } from './messages';
import { refuseCode } from './refuseCode';
import type { Requester } from './requester';
import { codeMatches, hashCode, newCode } from './secrets';

const maxAttempts = 5;
const ttlMinutes = 10;

/**
 * The purpose of a code: one login, or this customer's change to one phone. The phone is a part of the purpose, so that
 * after a corrected typo the customer need not wait for the next code.
 */
type Purpose = `login:${string}` | `phone:${number}:${string}`;

interface CodeRequest {
  purpose: Purpose;
  phone: string;
  requester: Requester;
  /** Verifies the captcha; called only for phones that may get a code. */
  verify: () => Promise<CaptchaResult>;
  /** The customer who changes the phone; undefined for a login. */
  customerId?: number;
  text: (code: string) => string;
  /** Asks for a call that says the code. Where calls are not configured the code comes by SMS. */
  isCall?: boolean;
  log: FastifyBaseLogger;
}

/**
 * Sends a new code, by SMS or by a call, for the requester's browser and returns the seconds until it may request the next. Codes of other
 * browsers stay valid. Known and unknown phones get the same response. Throws 422 for a phone that is not mobile and for
 * a robot, 429 while the browser's last code is fresh and when there were too many codes (`codeRefusal`).
 */
export async function sendCode(context: Context, request: CodeRequest): Promise<number> {
  const { config, db, sms, metrics } = context;
  const { purpose, phone, requester, customerId, text, log } = request;
  const calls = request.isCall ? context.calls : undefined;
  const { browser } = requester;
  if (!config.smsPrefixes.some((prefix) => phone.startsWith(prefix))) throw refuseCode(context, 'prefix');
  const { codeLiveSeconds } = await readSettings(db);
  const secondsLeft = await secondsToWait(db, { purpose, browser }, codeLiveSeconds);
  if (secondsLeft > 0) throw refuseCode(context, 'wait', secondsLeft);
  const limited = { phone, requester, customerId, captcha: await request.verify() };
  // Before the hash, which is slow on purpose: a flood of calls must not cost more than their refusal.
  await limitCodes(context, db, 'foresee', limited);
  const code = newCode();
  const codeHash = await hashCode(code);
  // Counted in the transaction that writes: of parallel first requests only one passes without a captcha.
  const smsOfHour = await db.transaction(async (tx) => {
    const isWritten = await writeCode(tx, { purpose, browser, phone, codeHash }, codeLiveSeconds);
    if (!isWritten) throw refuseCode(context, 'wait', codeLiveSeconds);
    return limitCodes(context, tx, 'count', limited);
  });
  logSmsUse(log, smsOfHour, config.smsPerHour);
  try {
    if (calls) await calls.sayCode(phone, code);
    else await sms.send(phone, bindToSite(text(code), { code, host: new URL(config.publicUrl).hostname }));
  } catch (error) {
    // A code that was never delivered must not block the next attempt, nor use up the codes of the hour. It counts until
    // here, so that no other call gets past the limits meanwhile.
    await db.delete(loginCodes).where(isCode({ purpose, browser, codeHash }));
    await uncountCode(db, limited);
    throw error;
  }
  metrics.sms.inc({ kind: calls ? 'call' : customerId === undefined ? 'login' : 'change' });
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

/** Seconds until this browser may ask for another code; 0 when it may now. */
async function secondsToWait(
  db: Queryable,
  code: Omit<StoredCode, 'codeHash'>,
  liveSeconds: number,
): Promise<number> {
  const [last] = await db.select({ sentAt: loginCodes.sentAt }).from(loginCodes).where(isFor(code));
  const past = last ? (Date.now() - last.sentAt.getTime()) / 1000 : liveSeconds;
  // A process whose clock was ahead has written it.
  if (past < -liveSeconds) return 0;
  return Math.max(0, Math.ceil(liveSeconds - past));
}

/** False when the browser's last code is fresh: a parallel call was first. */
async function writeCode(tx: Transaction, row: NewCode, liveSeconds: number): Promise<boolean> {
  const now = new Date();
  const values = {
    ...row,
    triesLeft: maxAttempts,
    sentAt: now,
    expiresAt: new Date(now.getTime() + ttlMinutes * 60_000),
  };
  const newest = new Date(now.getTime() - liveSeconds * 1000);
  const ahead = new Date(now.getTime() + liveSeconds * 1000);
  const written = await tx
    .insert(loginCodes)
    .values(values)
    .onConflictDoUpdate({
      target: [loginCodes.purpose, loginCodes.browser],
      set: values,
      setWhere: or(lte(loginCodes.sentAt, newest), gt(loginCodes.sentAt, ahead)),
    })
    .returning({ purpose: loginCodes.purpose });
  return written.length > 0;
}

interface CodeGuess {
  purpose: Purpose;
  phone: string;
  code: string;
  requester: Requester;
}

/**
 * Spends one attempt at the code that this browser requested; a browser without a code has nothing to guess at.
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
