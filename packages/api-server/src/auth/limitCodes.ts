import type { CaptchaResult } from '../captcha/provider';
import type { Context } from '../context';
import type { Queryable } from '../database/connect';
import { smsOfChain } from '../sms/smsOfChain';
import { codeRefusal } from './codeRefusal';
import { quotasIn } from './quotasIn';
import { refuseCode } from './refuseCode';
import type { Requester } from './requester';

interface Code {
  phone: string;
  requester: Requester;
  captcha: CaptchaResult;
  /** The customer who changes the phone; undefined for a login. */
  customerId: number | undefined;
}

/**
 * Throws the reason why a code must not be sent in this hour; `count` also counts the code. Returns the number of SMS
 * of the chain in this hour, this one included.
 */
export async function limitCodes(
  context: Pick<Context, 'config' | 'metrics'>,
  db: Queryable,
  how: 'foresee' | 'count',
  { phone, requester, captcha, customerId }: Code,
): Promise<number> {
  const { config } = context;
  const quotas = quotasIn(db);
  if (customerId !== undefined) {
    // The call has no captcha: a logged-in customer counts as a person, with few codes.
    const { changes } = await quotas[how]({ changes: `changes:${customerId}` });
    if (changes.used > config.codesPerPhone) throw refuseCode(context, 'customer', changes.secondsLeft);
  }
  // Changes of a number are counted apart: a customer's attempts must not use up the codes of a stranger's login.
  const phoneKey = customerId === undefined ? `phone:${phone}` : `change:${phone}`;
  const uses = await quotas[how]({
    phone: phoneKey,
    phoneHere: `${phoneKey}@${requester.network}`,
    address: `ip:${requester.network}`,
    network: `net:${requester.widerNetwork}`,
    // The last quota: every code waits for the transaction that counts it.
    chain: smsOfChain,
  });
  const refusal = codeRefusal({ uses, limits: config, captcha });
  if (refusal) throw refuseCode(context, refusal.reason, refusal.seconds);
  return uses.chain.used;
}
