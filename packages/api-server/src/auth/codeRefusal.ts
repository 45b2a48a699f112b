import type { CaptchaResult } from '../captcha/provider';
import type { Config } from '../config';
import type { Uses } from './quotasIn';

/** A quota that the codes of an hour count towards. */
export type CodeQuota =
  /** Codes to the phone, from everywhere. */
  | 'phone'
  /** Codes to the phone, from one client. */
  | 'phoneHere'
  /** Codes to one client's address: an IPv4 address, or a /64. */
  | 'address'
  /** Codes to the network around that address: a /24, or a /48. */
  | 'network'
  /** Codes to the ten thousand numbers that begin as the phone does: an operator's block, which toll fraud uses up. */
  | 'range'
  /** All SMS. */
  | 'chain';

/** Why no code is sent. */
export type CodeRefusal = 'phone' | 'robot' | 'address' | 'network' | 'range' | 'chain';

type Limits = Pick<
  Config,
  'codesPerPhone' | 'codesPerAddress' | 'codesPerNetwork' | 'codesPerRange' | 'smsPerHour'
>;

interface Request {
  /** This code included. */
  uses: Record<CodeQuota, Uses>;
  limits: Limits;
  captcha: CaptchaResult;
}

/** Codes that a phone gets in an hour from browsers that solve the captcha never, or whose captcha is blocked. */
const codesWithoutCaptcha = { robot: 1, absent: 2 } as const;

/**
 * Why this code must not be sent, and after how many seconds another may be requested; undefined when it may be sent.
 * The limits of a phone, of a range of numbers and of the chain are absolute. A browser that sends no token, since the
 * captcha is blocked there, gets fewer codes; one that a robot may have sent gets the fewest (decision 0017). Beyond the
 * limit of an address or a network, which a carrier may give to thousands, or half of the limit of a range or of the
 * chain, a code needs the captcha: a robot leaves people the other half. Where no captcha can recognise robots,
 * addresses and networks are limited instead, and the halves have no effect.
 */
export function codeRefusal({
  uses,
  limits,
  captcha,
}: Request): { reason: CodeRefusal; seconds: number } | undefined {
  const { phone, phoneHere, address, network, range, chain } = uses;
  const refused = (reason: CodeRefusal, { secondsLeft }: Uses) => ({ reason, seconds: secondsLeft });
  if (phone.used > limits.codesPerPhone) return refused('phone', phone);
  // A stranger who requests codes to a phone leaves the owner the other half.
  if (phoneHere.used > Math.ceil(limits.codesPerPhone / 2)) return refused('phone', phoneHere);
  if (range.used > limits.codesPerRange) return refused('range', range);
  if (chain.used > limits.smsPerHour) return refused('chain', chain);
  const isAddressBusy = address.used > limits.codesPerAddress;
  const isNetworkBusy = network.used > limits.codesPerNetwork;
  const isRangeBusy = range.used > limits.codesPerRange / 2;
  const isChainBusy = chain.used > limits.smsPerHour / 2;
  if (captcha === 'robot' || captcha === 'absent') {
    const needsPerson =
      phone.used > codesWithoutCaptcha[captcha] ||
      isAddressBusy ||
      isNetworkBusy ||
      isRangeBusy ||
      isChainBusy;
    return needsPerson ? refused('robot', phone) : undefined;
  }
  if (captcha === 'person') return undefined;
  if (isAddressBusy) return refused('address', address);
  return isNetworkBusy ? refused('network', network) : undefined;
}
