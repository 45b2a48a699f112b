import type { Brand } from '@storefront/contracts';

type Configured = Pick<Brand, 'analytics' | 'captcha' | 'maps'>;

const present = (addresses: readonly (string | undefined)[]) =>
  addresses.filter((address): address is string => address !== undefined);

const origin = (address: string | undefined) => address && new URL(address).origin;

/** `https://host/`: without the slash the prefix would also match `https://host.evil.example`. */
const originPrefix = (address: string | undefined) => address && `${new URL(address).origin}/`;

/** Host of the maps service's tiles. */
const mapTiles = 'https://*.maps.yandex.net';

/** Of Metrika's list of hosts, those that visits to a site in Russia use. */
const metrikaHosts = ['mc.yandex.ru', 'mc.yandex.com', 'mc.webvisor.com', 'mc.webvisor.org'];

const metrikaScripts = ['https://mc.yandex.ru/', 'https://mc.yandex.com/', 'https://yastatic.net/'];

/** Metrika records clicks or visits, and shows them in a frame over the page itself. */
const isRecorded = ({ metrika }: Configured['analytics']) => metrika?.clickmap || metrika?.webvisor;

const recordedBy = (scheme: 'https' | 'wss', { analytics }: Configured) =>
  isRecorded(analytics) ? metrikaHosts.map((host) => `${scheme}://${host}`) : [];

/** Allowed prefixes of third-party scripts, each with its closing slash, for the CSP and the Trusted Types policy. */
export function thirdPartyScripts({ analytics, captcha, maps }: Configured): string[] {
  return present([
    originPrefix(analytics.metrika?.script),
    ...(isRecorded(analytics) ? metrikaScripts : []),
    ...(captcha ? [`${captcha.host}/recaptcha/`, `${captcha.resources}/recaptcha/`] : []),
    ...(maps ? [`${maps.host}/`, 'https://yastatic.net/', 'https://suggest-maps.yandex.ru/'] : []),
  ]);
}

/** Allowed targets of requests. */
export function thirdPartyConnections(configured: Configured): string[] {
  const { analytics, captcha, maps } = configured;
  const { metrika, errors, admitad, gdeslon, affam, cityads } = analytics;
  const networks = [admitad, gdeslon, affam, cityads].flatMap((network) => [
    network?.url,
    network?.basketUrl,
  ]);
  return present([
    ...new Set([metrika?.script, errors?.dsn, ...networks].map(origin)),
    ...recordedBy('https', configured),
    ...recordedBy('wss', configured),
    captcha && `${captcha.host}/recaptcha/`,
    ...(maps ? [maps.host, mapTiles] : []),
  ]);
}

/** Allowed sources of third-party images: a counter falls back to a tracking pixel. */
export function thirdPartyImages(configured: Configured): string[] {
  const { analytics, maps } = configured;
  return present([
    origin(analytics.metrika?.script),
    ...recordedBy('https', configured),
    ...(maps ? [maps.host, mapTiles, 'https://yastatic.net'] : []),
  ]);
}

/** Allowed sources of frames. */
export function thirdPartyFrames(configured: Configured): string[] {
  const { captcha } = configured;
  const recorder = recordedBy('https', configured);
  return [
    ...(captcha ? [`${captcha.host}/recaptcha/`] : []),
    ...(recorder.length > 0 ? ['blob:', ...recorder] : []),
  ];
}

/** Sites that may show a page in their frame: Metrika plays a recorded visit over the page itself. */
export function thirdPartyFraming({ analytics }: Configured): string[] {
  return isRecorded(analytics)
    ? ['metrika.yandex.ru', 'metrica.yandex.com', 'webvisor.com'].flatMap((host) => [
        `https://${host}`,
        `https://*.${host}`,
      ])
    : [];
}
