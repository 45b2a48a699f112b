import type { Session } from '@storefront/contracts';

/**
 * Content security policy of a page. Scripts and styles run by nonce or from this site; a script's address goes
 * through the one Trusted Types policy, so nothing else can name one.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every page. What belongs to one person is never kept; a guest's page is asked for anew each time. */
export function documentHeaders(nonce: string, session: Session): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce),
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    'cache-control': session.status === 'user' ? 'no-store' : 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'cookie',
  };
}
