import type { Brand } from '@storefront/contracts';

type Configured = Pick<Brand, 'analytics' | 'captcha' | 'maps'>;

const present = (addresses: readonly (string | undefined)[]) =>
  addresses.filter((address): address is string => address !== undefined);

const origin = (address: string | undefined) => address && new URL(address).origin;

/** `https://host/`: the slash keeps `https://host.evil.example` out of what begins with it. */
const root = (address: string | undefined) => address && `${new URL(address).origin}/`;

/** Where the maps service keeps its tiles. */
const mapTiles = 'https://*.maps.yandex.net';

/** Where scripts of others come from, each with its closing slash: for the policy of the page and its one Trusted Types policy. */
export function thirdPartyScripts({ analytics, captcha, maps }: Configured): string[] {
  return present([
    root(analytics.metrika?.script),
    ...(captcha ? [`${captcha.host}/recaptcha/`, `${captcha.resources}/recaptcha/`] : []),
    ...(maps ? [`${maps.host}/`, 'https://yastatic.net/', 'https://suggest-maps.yandex.ru/'] : []),
  ]);
}

/** Where the page may send something to. */
export function thirdPartyConnections({ analytics, captcha, maps }: Configured): string[] {
  const { metrika, errors, admitad, gdeslon, affam, cityads } = analytics;
  const services = [metrika?.script, errors?.dsn, admitad?.url, gdeslon?.url, affam?.url, cityads?.url];
  return present([
    ...services.map(origin),
    captcha && `${captcha.host}/recaptcha/`,
    ...(maps ? [maps.host, mapTiles] : []),
  ]);
}

/** Where pictures of others come from: a counter counts with one where nothing else goes through. */
export function thirdPartyImages({ analytics, maps }: Configured): string[] {
  return present([
    origin(analytics.metrika?.script),
    ...(maps ? [maps.host, mapTiles, 'https://yastatic.net'] : []),
  ]);
}

/** What may stand in a frame of the page: the captcha's own. */
export function thirdPartyFrames({ captcha }: Configured): string[] {
  return captcha ? [`${captcha.host}/recaptcha/`] : [];
}
