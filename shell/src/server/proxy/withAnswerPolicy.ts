import type { IncomingHttpHeaders } from 'node:http';
import { filePolicy, policyHeader, unframed } from '../securityHeaders';

/**
 * The headers of a back end's answer with the policy that the site sends. Only below `/pay` may HTML be a page, which
 * needs its scripts and forms; a picture, a calendar file or the answer of a call never is, whatever its content type.
 * The back end's own policy is sent next to the site's policy: a browser applies both.
 */
export function withAnswerPolicy(
  headers: IncomingHttpHeaders,
  { mayBePage }: { mayBePage: boolean },
): IncomingHttpHeaders {
  const own = headers[policyHeader];
  const isPage = mayBePage && /^text\/html\b/i.test(headers['content-type'] ?? '');
  const policies = isPage ? [own ?? unframed] : [filePolicy, own ?? []];
  return { ...headers, [policyHeader]: policies.flat().join(', ') };
}
