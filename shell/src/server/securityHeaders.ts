import type { FastifyInstance } from 'fastify';

interface SiteSecurity {
  /** Customers reach the site over https, and then in no other way. */
  isSecure: boolean;
  /** Whether every host below the site's own is reached over https too (decision 0069). */
  coversSubdomains: boolean;
}

/** Headers of every response. A page has a policy of its own, and the back end's answers have theirs. */
export function addSecurityHeaders(app: FastifyInstance, { isSecure, coversSubdomains }: SiteSecurity): void {
  const transport = `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "frame-ancestors 'none'");
    if (isSecure) void reply.header('strict-transport-security', transport);
  });
}
