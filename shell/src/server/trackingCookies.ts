import type { FastifyInstance } from 'fastify';
import { campaignLifetime, campaignOf } from '../shared/campaign/campaign';

/**
 * Remembers for thirty days which advertisement a visit came from (spec §3, §9). The server writes the cookies:
 * they hold without a script, and browsers that cut short what scripts write let them live. Scripts read them, so
 * they are not HttpOnly; they go with the answer and not with the page, so nobody gets another's with a kept one.
 */
export function trackingCookies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.routeOptions.url === '/*') {
      const { searchParams } = new URL(`http://storefront${request.url}`);
      for (const [name, value] of Object.entries(campaignOf(searchParams))) {
        void reply.setCookie(name, value, {
          path: '/',
          maxAge: campaignLifetime,
          sameSite: 'lax',
          secure: request.protocol === 'https',
        });
      }
    }
    done();
  });
}
