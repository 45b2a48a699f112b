import type { FastifyInstance, FastifyReply } from 'fastify';

export interface SiteSecurity {
  /** Customers reach the site over https, and then in no other way. */
  isSecure: boolean;
  /** Whether every host below the site's own is reached over https too (decision 0069). */
  coversSubdomains: boolean;
}

export const policyHeader = 'content-security-policy';
const transportHeader = 'strict-transport-security';

/** Of a page without a policy of its own, such as that of a back end's payment: no other site frames it. */
export const unframed = "frame-ancestors 'none'";

/**
 * Of every answer that is no page. A browser that is led to it as if it were one, for example to an SVG with a script, loads
 * and runs nothing, and the document does not have the shop's origin. Firefox applies it to an SVG in an `<img>` too, which
 * needs its own styles and pictures.
 */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; ${unframed}`;

/** The headers of every response, also of those that are written without a route. */
export function securityHeaders({ isSecure, coversSubdomains }: SiteSecurity): Record<string, string> {
  const transport = `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'x-content-type-options': 'nosniff',
    [policyHeader]: filePolicy,
    ...(isSecure ? { [transportHeader]: transport } : {}),
  };
}

/** Whether one of the policies forbids frames of every site. Several policies stand behind each other, with commas. */
const forbidsFrames = (policies: string) =>
  /(?:^|[;,])\s*frame-ancestors 'none'\s*(?:$|[;,])/i.test(policies);

/** The policies of a response. Beside those that came with it stands the site's own: a browser keeps to all of them. */
function policiesOf(reply: FastifyReply): string {
  const policies = [reply.getHeader(policyHeader) ?? []].flat().join(', ');
  return forbidsFrames(policies) ? policies : [unframed, policies].filter(Boolean).join(', ');
}

/**
 * Sets the headers of every response. A page sets a policy of its own, and any other answer keeps that of files; what a
 * back end sends replaces none of the site's (`withAnswerPolicy`).
 */
export function addSecurityHeaders(app: FastifyInstance, site: SiteSecurity): void {
  const own = securityHeaders(site);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(own));
  app.addHook('onSend', async (_request, reply) => {
    const policies = policiesOf(reply);
    // An http site has none, whatever stands behind it.
    void reply.removeHeader(transportHeader).headers({ ...own, [policyHeader]: policies });
  });
}
