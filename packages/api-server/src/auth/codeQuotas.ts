import type { Config } from '../config';
import type { Transaction } from '../database/connect';
import { consumeQuota } from './consumeQuota';
import { authMessages } from './messages';

interface SentCode {
  /** Changes of a number are counted apart: a customer's attempts must not use up the codes of a stranger's login. */
  kind: 'login' | 'change';
  phone: string;
  network: string;
}

/**
 * Counts one code of this hour. Returns how many codes the phone was sent, over all browsers and networks. Throws 429
 * when the phone, this network's half of it, or the network has used its codes.
 */
export async function consumeCodeQuotas(
  tx: Transaction,
  { codesPerPhone, codesPerAddress }: Pick<Config, 'codesPerPhone' | 'codesPerAddress'>,
  { kind, phone, network }: SentCode,
): Promise<number> {
  const key = kind === 'login' ? `phone:${phone}` : `change:${phone}`;
  const message = authMessages.tooManyCodes;
  const sent = await consumeQuota(tx, { key, max: codesPerPhone, message });
  // Whoever asks for codes to another's phone leaves the owner the other half.
  await consumeQuota(tx, { key: `${key}@${network}`, max: Math.ceil(codesPerPhone / 2), message });
  await consumeQuota(tx, {
    key: `ip:${network}`,
    max: codesPerAddress,
    message: authMessages.tooManyFromHere,
  });
  return sent;
}
