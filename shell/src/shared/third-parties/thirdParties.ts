import type { Brand } from '@storefront/contracts';

type Configured = Pick<Brand, 'analytics' | 'captcha'>;

const present = (addresses: readonly (string | undefined)[]) =>
  addresses.filter((address): address is string => address !== undefined);

const origin = (address: string | undefined) => address && new URL(address).origin;

/** `https://host/`: the slash keeps `https://host.evil.example` out of what begins with it. */
const root = (address: string | undefined) => address && `${new URL(address).origin}/`;

/** Where scripts of others come from, each with its closing slash: for the policy of the page and its one Trusted Types policy. */
export function thirdPartyScripts({ analytics, captcha }: Configured): string[] {
  return present([
    root(analytics.metrika?.script),
    ...(captcha ? [`${captcha.host}/recaptcha/`, `${captcha.resources}/recaptcha/`] : []),
  ]);
}

/** Where the page may send something to. */
export function thirdPartyConnections({ analytics, captcha }: Configured): string[] {
  const { metrika, errors, admitad, gdeslon, affam, cityads } = analytics;
  const services = [metrika?.script, errors?.dsn, admitad?.url, gdeslon?.url, affam?.url, cityads?.url];
  return present([...services.map(origin), captcha && `${captcha.host}/recaptcha/`]);
}

/** What may stand in a frame of the page: the captcha's own. */
export function thirdPartyFrames({ captcha }: Configured): string[] {
  return captcha ? [`${captcha.host}/recaptcha/`] : [];
}
