import type { Brand, Session } from '@storefront/contracts';
import {
  thirdPartyConnections,
  thirdPartyFrames,
  thirdPartyScripts,
} from '../../shared/third-parties/thirdParties';

type Configured = Pick<Brand, 'analytics' | 'captcha'>;

const own = "'self'";

/** The captcha's script makes its markup through policies of these names. */
const captchaPolicies = ['recaptcha', 'goog#html'];

/**
 * Content security policy of a page. Scripts and styles run by nonce or from this site; a script's address goes
 * through the one Trusted Types policy, so nothing else can name one. A service of others has its entries only
 * when the brand names it.
 */
export function contentSecurityPolicy(nonce: string, brand: Configured): string {
  const frames = thirdPartyFrames(brand);
  return [
    `default-src ${own}`,
    ['script-src', own, `'nonce-${nonce}'`, ...thirdPartyScripts(brand)].join(' '),
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob: https:`,
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
export function documentHeaders(nonce: string, session: Session, brand: Configured): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, brand),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    'cache-control': session.status === 'user' ? 'no-store' : 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'cookie',
  };
}
