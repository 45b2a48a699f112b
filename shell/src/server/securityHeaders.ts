import type { FastifyInstance, FastifyReply } from 'fastify';

export interface SiteSecurity {
  /** Customers reach the site over https only. */
  isSecure: boolean;
  /** Whether every host below the site's own is reached over https too (decision 0069). */
  coversSubdomains: boolean;
}

export const policyHeader = 'content-security-policy';
const transportHeader = 'strict-transport-security';

/** The policy of a page without a policy of its own, such as a back end's payment page: no site frames it. */
export const unframed = "frame-ancestors 'none'";

/**
 * The policy of every answer that is not a page. If a link opens such an answer as a page, for example an SVG with a
 * script, the browser loads and runs nothing, and the document does not have the shop's origin. Firefox applies the
 * policy to an SVG in an `<img>` too, which needs its own styles and pictures.
 */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; ${unframed}`;

/** The headers of every response, also of responses without a route. */
export function securityHeaders({ isSecure, coversSubdomains }: SiteSecurity): Record<string, string> {
  const transport = `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'x-content-type-options': 'nosniff',
    [policyHeader]: filePolicy,
    ...(isSecure ? { [transportHeader]: transport } : {}),
  };
}

/** Whether one of the policies forbids frames of every site. Commas separate several policies. */
const forbidsFrames = (policies: string) =>
  /(?:^|[;,])\s*frame-ancestors 'none'\s*(?:$|[;,])/i.test(policies);

/**
 * The policies of a response and the site's own policy, unless one already forbids frames: a browser applies all of
 * them.
 */
function policiesOf(reply: FastifyReply): string {
  const policies = [reply.getHeader(policyHeader) ?? []].flat().join(', ');
  return forbidsFrames(policies) ? policies : [unframed, policies].filter(Boolean).join(', ');
}

/**
 * Sets the headers of every response. A page sets a policy of its own, and any other answer keeps the policy of files.
 * Headers of a back end replace none of the site's headers (`withAnswerPolicy`).
 */
export function addSecurityHeaders(app: FastifyInstance, site: SiteSecurity): void {
  const own = securityHeaders(site);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(own));
  app.addHook('onSend', async (_request, reply) => {
    const policies = policiesOf(reply);
    // An http site does not send this header, even if the back end does.
    void reply.removeHeader(transportHeader).headers({ ...own, [policyHeader]: policies });
  });
}
