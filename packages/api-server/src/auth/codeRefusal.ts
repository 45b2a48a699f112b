import type { CaptchaResult } from '../captcha/provider';
import type { Config } from '../config';
import type { Uses } from './quotasIn';

/** What the codes of an hour are counted by. */
export type CodeQuota =
  /** To the phone, from everywhere. */
  | 'phone'
  /** To the phone, from one client. */
  | 'phoneHere'
  /** To one client's address: an IPv4 address, or a /64. */
  | 'address'
  /** To the network around it: a /24, or a /48. */
  | 'network'
  /** All SMS. */
  | 'chain';

/** Why no code is sent. */
export type CodeRefusal = 'phone' | 'robot' | 'address' | 'network' | 'chain';

type Limits = Pick<Config, 'codesPerPhone' | 'codesPerAddress' | 'codesPerNetwork' | 'smsPerHour'>;

interface Request {
  /** This code included. */
  uses: Record<CodeQuota, Uses>;
  limits: Limits;
  captcha: CaptchaResult;
}

/**
 * Why this code must not be sent, and after how many seconds another may be asked for; undefined when it may. The
 * limits of a phone and of the chain hold for everybody. Those of addresses and networks, which a carrier gives to
 * thousands, and half of the chain's limit ask for the captcha. Where nothing can tell people from robots, addresses
 * and networks are limited instead, and half of the chain's limit asks for nothing.
 */
export function codeRefusal({
  uses,
  limits,
  captcha,
}: Request): { reason: CodeRefusal; seconds: number } | undefined {
  const { phone, phoneHere, address, network, chain } = uses;
  const refused = (reason: CodeRefusal, { secondsLeft }: Uses) => ({ reason, seconds: secondsLeft });
  if (phone.used > limits.codesPerPhone) return refused('phone', phone);
  // Whoever asks for codes to another's phone leaves the owner the other half.
  if (phoneHere.used > Math.ceil(limits.codesPerPhone / 2)) return refused('phone', phoneHere);
  if (chain.used > limits.smsPerHour) return refused('chain', chain);
  const isAddressBusy = address.used > limits.codesPerAddress;
  const isNetworkBusy = network.used > limits.codesPerNetwork;
  const isChainBusy = chain.used > limits.smsPerHour / 2;
  if (captcha === 'robot') {
    const needsPerson = phone.used > 1 || isAddressBusy || isNetworkBusy || isChainBusy;
    return needsPerson ? refused('robot', phone) : undefined;
  }
  if (captcha === 'person') return undefined;
  if (isAddressBusy) return refused('address', address);
  return isNetworkBusy ? refused('network', network) : undefined;
}
