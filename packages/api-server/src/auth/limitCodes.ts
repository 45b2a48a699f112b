import type { CaptchaResult } from '../captcha/provider';
import type { Context } from '../context';
import type { Queryable } from '../database/connect';
import { smsOfChain } from '../sms/smsOfChain';
import { type CodeQuota, codeRefusal } from './codeRefusal';
import { quotasIn } from './quotasIn';
import { refuseCode } from './refuseCode';
import type { Requester } from './requester';

interface Recipient {
  phone: string;
  requester: Requester;
  /** The customer who changes the phone; undefined for a login. */
  customerId: number | undefined;
}

interface Code extends Recipient {
  captcha: CaptchaResult;
}

/** The quotas of a code, in the order in which they are counted. */
function quotaKeys({ phone, requester, customerId }: Recipient): Record<CodeQuota, string> {
  // Changes of a number are counted apart: a customer's attempts must not use up the codes of a stranger's login.
  const phoneKey = customerId === undefined ? `phone:${phone}` : `change:${phone}`;
  return {
    phone: phoneKey,
    phoneHere: `${phoneKey}@${requester.network}`,
    address: `ip:${requester.network}`,
    network: `net:${requester.widerNetwork}`,
    range: `range:${phone.slice(0, 7)}`,
    // The last quota: every code waits for the transaction that counts it.
    chain: smsOfChain,
  };
}

const changesKey = (customerId: number) => `changes:${customerId}`;

/**
 * Throws the reason why a code must not be sent in this hour; `count` also counts the code. Returns the number of SMS
 * of the chain in this hour, this one included.
 */
export async function limitCodes(
  context: Pick<Context, 'config' | 'metrics'>,
  db: Queryable,
  how: 'foresee' | 'count',
  code: Code,
): Promise<number> {
  const { config } = context;
  const { customerId, captcha } = code;
  const quotas = quotasIn(db);
  if (customerId !== undefined) {
    // The call has no captcha: a logged-in customer counts as a person, with few codes.
    const { changes } = await quotas[how]({ changes: changesKey(customerId) });
    if (changes.used > config.codesPerPhone) throw refuseCode(context, 'customer', changes.secondsLeft);
  }
  const uses = await quotas[how](quotaKeys(code));
  const refusal = codeRefusal({ uses, limits: config, captcha });
  if (refusal) throw refuseCode(context, refusal.reason, refusal.seconds);
  return uses.chain.used;
}

/** Takes back the count of a code that could not be sent. */
export function uncountCode(db: Queryable, code: Recipient): Promise<void> {
  const { customerId } = code;
  const keys: Record<string, string> = quotaKeys(code);
  return quotasIn(db).giveBack(
    customerId === undefined ? keys : { ...keys, changes: changesKey(customerId) },
  );
}
