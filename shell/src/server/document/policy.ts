import type { Brand, Session } from '@storefront/contracts';
import {
  thirdPartyConnections,
  thirdPartyFrames,
  thirdPartyImages,
  thirdPartyScripts,
} from '../../shared/third-parties/thirdParties';

/** What a page may reach follows from whose shop it is and where its back end lies. */
export interface PolicySite {
  brand: Pick<Brand, 'analytics' | 'captcha' | 'imageHosts' | 'maps'>;
  apiUrl: string;
  publicUrl: string;
}

const own = "'self'";

/** The captcha's script makes its markup through policies of these names. */
const captchaPolicies = ['recaptcha', 'goog#html'];

/**
 * Where pictures may come from beside this site: a back end that names them by its own address, hosts that the brand
 * names, counters. Nowhere else: a picture's address can carry away what a page knows.
 */
function imageSources({ brand, apiUrl, publicUrl }: PolicySite): string[] {
  const api = new URL(apiUrl);
  // A page over https shows no picture over http, so that a back end inside the house need not be named.
  const isReachable = api.protocol === 'https:' || new URL(publicUrl).protocol === 'http:';
  return [
    ...(isReachable ? [api.origin] : []),
    ...brand.imageHosts.map((host) => `https://${host}`),
    ...thirdPartyImages(brand),
  ];
}

/**
 * Content security policy of a page. Scripts and styles run by nonce or from this site; a script's address goes
 * through the one Trusted Types policy, so nothing else can name one. A service of others has its entries only
 * when the brand names it.
 */
export function contentSecurityPolicy(nonce: string, site: PolicySite): string {
  const { brand } = site;
  const frames = thirdPartyFrames(brand);
  return [
    `default-src ${own}`,
    ['script-src', own, `'nonce-${nonce}'`, ...thirdPartyScripts(brand)].join(' '),
    ['style-src', own, `'nonce-${nonce}'`, ...(brand.maps ? ['blob:'] : [])].join(' '),
    // The maps service makes its style sheets as blobs, and its markup carries styles.
    ...(brand.maps ? ["style-src-attr 'unsafe-inline'"] : []),
    ['img-src', own, 'data:', 'blob:', ...new Set(imageSources(site))].join(' '),
    `font-src ${own}`,
    ['connect-src', own, ...new Set(thirdPartyConnections(brand))].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', 'default', ...(brand.captcha ? captchaPolicies : [])].join(' '),
  ].join('; ');
}

/** Headers of every page. What belongs to one person is never kept; a guest's page is asked for anew each time. */
export function documentHeaders(nonce: string, session: Session, site: PolicySite): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, site),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    'cache-control': session.status === 'user' ? 'no-store' : 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'cookie',
  };
}
