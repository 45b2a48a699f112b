import type { Brand, Session } from '@storefront/contracts';
import { createHash } from 'node:crypto';
import {
  thirdPartyConnections,
  thirdPartyFrames,
  thirdPartyFraming,
  thirdPartyImages,
  thirdPartyScripts,
} from '../../shared/third-parties/thirdParties';

/** The brand and the addresses that decide which sources a page may load. */
export interface PolicySite {
  brand: Pick<Brand, 'analytics' | 'captcha' | 'imageHosts' | 'maps'>;
  apiUrl: string;
  publicUrl: string;
}

const own = "'self'";

/** The inline scripts and styles of a page, as sources of its policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows inline elements with this nonce, which must not be sent twice. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

/** Allows inline elements with this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The element into whose sheet Emotion inserts rules in the browser has no text, so the page needs no nonce there. */
export const emptyStyle = hashSource('');

/** Trusted Types policies that the captcha's script creates. */
const captchaPolicies = ['recaptcha', 'goog#html'];

/**
 * Where pictures may come from beside this site: the back end's own address, hosts that the brand names, counters.
 * Nowhere else, because the URL of a picture can leak data of the page.
 */
function imageSources({ brand, apiUrl, publicUrl }: PolicySite): string[] {
  const api = new URL(apiUrl);
  // A page over https loads no picture over http, so an internal back end need not be listed.
  const isReachable = api.protocol === 'https:' || new URL(publicUrl).protocol === 'http:';
  return [
    ...(isReachable ? [api.origin] : []),
    ...brand.imageHosts.map((host) => `https://${host}`),
    ...thirdPartyImages(brand),
  ];
}

/**
 * Content security policy of a page. Inline scripts and styles run by nonce or hash, others from this site; a script's
 * URL must pass the one Trusted Types policy, so nothing else can set one. A third-party service is listed only when
 * the brand configures it.
 */
export function contentSecurityPolicy(inline: InlineSources, site: PolicySite): string {
  const { brand } = site;
  const frames = thirdPartyFrames(brand);
  const connections = new Set(thirdPartyConnections(brand));
  const framing = thirdPartyFraming(brand);
  return [
    // Fonts and connections too: a page and its headers have to fit the first round trip (decision 0079).
    `default-src ${own}`,
    ['script-src', own, ...inline.scripts, ...new Set(thirdPartyScripts(brand))].join(' '),
    ['style-src', own, ...inline.styles, emptyStyle, ...(brand.maps ? ['blob:'] : [])].join(' '),
    // The maps service creates its style sheets as blobs, and its markup has style attributes.
    ...(brand.maps ? ["style-src-attr 'unsafe-inline'"] : []),
    ['img-src', own, 'data:', 'blob:', ...new Set(imageSources(site))].join(' '),
    ...(connections.size > 0 ? [['connect-src', own, ...connections].join(' ')] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
    // The visits' recorder compresses what it sends in a worker from a blob.
    ...(framing.length > 0 ? [`worker-src ${own} blob:`] : []),
    ['frame-ancestors', ...(framing.length > 0 ? framing : ["'none'"])].join(' '),
    "require-trusted-types-for 'script'",
    ['trusted-types', 'default', ...(brand.captcha ? captchaPolicies : [])].join(' '),
  ].join('; ');
}

/**
 * Headers of every page. A customer's page and a page with a shared link's token are never stored; any other page of a
 * guest is revalidated each time.
 */
export function documentHeaders(
  inline: InlineSources,
  { session, isShared = false }: { session: Session; isShared?: boolean },
  site: PolicySite,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(inline, site),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    'cache-control': session.status === 'user' || isShared ? 'no-store' : 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    vary: 'cookie',
  };
}
