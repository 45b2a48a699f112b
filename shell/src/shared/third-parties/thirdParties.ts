import type { Brand } from '@storefront/contracts';

type Configured = Pick<Brand, 'analytics' | 'captcha' | 'maps'>;

const present = (addresses: readonly (string | undefined)[]) =>
  addresses.filter((address): address is string => address !== undefined);

const origin = (address: string | undefined) => address && new URL(address).origin;

/** `https://host/`: without the slash the prefix would also match `https://host.evil.example`. */
const originPrefix = (address: string | undefined) => address && `${new URL(address).origin}/`;

/** Host of the maps service's tiles. */
const mapTiles = 'https://*.maps.yandex.net';

/** Allowed prefixes of third-party scripts, each with its closing slash, for the CSP and the Trusted Types policy. */
export function thirdPartyScripts({ analytics, captcha, maps }: Configured): string[] {
  return present([
    originPrefix(analytics.metrika?.script),
    ...(captcha ? [`${captcha.host}/recaptcha/`, `${captcha.resources}/recaptcha/`] : []),
    ...(maps ? [`${maps.host}/`, 'https://yastatic.net/', 'https://suggest-maps.yandex.ru/'] : []),
  ]);
}

/** Allowed targets of requests. */
export function thirdPartyConnections({ analytics, captcha, maps }: Configured): string[] {
  const { metrika, errors, admitad, gdeslon, affam, cityads } = analytics;
  const networks = [admitad, gdeslon, affam, cityads].flatMap((network) => [
    network?.url,
    network?.basketUrl,
  ]);
  return present([
    ...new Set([metrika?.script, errors?.dsn, ...networks].map(origin)),
    captcha && `${captcha.host}/recaptcha/`,
    ...(maps ? [maps.host, mapTiles] : []),
  ]);
}

/** Allowed sources of third-party images: a counter falls back to a tracking pixel. */
export function thirdPartyImages({ analytics, maps }: Configured): string[] {
  return present([
    origin(analytics.metrika?.script),
    ...(maps ? [maps.host, mapTiles, 'https://yastatic.net'] : []),
  ]);
}

/** Allowed sources of frames. */
export function thirdPartyFrames({ captcha }: Configured): string[] {
  return captcha ? [`${captcha.host}/recaptcha/`] : [];
}
