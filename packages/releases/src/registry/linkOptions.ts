import { maxLinkSeconds } from '../release/signedLink';
import { RegistryError } from './RegistryError';

/** The lifetime of a link for staff, and the origin that it opens. */
export interface LinkOptions {
  seconds: number;
  /** Undefined without the option `--origin`. */
  origin: string | undefined;
}

const oneHour = 60 * 60;
const units: Partial<Record<string, number>> = { m: 60, h: oneHour, d: 24 * oneHour };

function secondsOf(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (units[unit] ?? 0);
  if (seconds === 0) throw new Error(`--expires has to be like 30m, 8h or 7d, and is "${text}".`);
  if (seconds > maxLinkSeconds) throw new Error('--expires has to be at most 7d.');
  return seconds;
}

/** The origin in a text like `https://shop.example/menu`. @throws RegistryError when the text has no origin. */
function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new RegistryError(`The storefront's address has to be like https://shop.example, and is "${text}".`);
}

/** The address of a signed link, and when it expires: in seconds since 1970. */
export function signedUrl(
  path: string,
  { seconds, origin = originIn(process.env.PUBLIC_URL || 'http://localhost:3000') }: LinkOptions,
) {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  return { expires, until: new Date(expires * 1000).toISOString(), url: new URL(path, origin) };
}

/** Reads the values of `--expires` and `--origin`. @throws Error that names the wrong one. */
export const linkOptions = (expires = '1h', origin?: string): LinkOptions => ({
  seconds: secondsOf(expires),
  origin: origin === undefined ? undefined : originIn(origin),
});
