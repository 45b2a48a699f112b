import type { FastifyInstance } from 'fastify';
import { campaignLifetime, campaignOf } from '../shared/campaign/campaign';

/**
 * Remembers for thirty days which advertisement a visit came from (spec §3, §9). The server sets the cookies, because
 * some browsers shorten the life of cookies that scripts set. They are not HttpOnly, since scripts read them. They are
 * set on the response and not in the page, so no cookie ends up in a cached page. `isSecure`: customers reach the site
 * over https.
 */
export function trackingCookies(app: FastifyInstance, { isSecure }: { isSecure: boolean }) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && request.routeOptions.url === '/*') {
      const { searchParams } = new URL(`http://storefront${request.url}`);
      for (const [name, value] of Object.entries(campaignOf(searchParams))) {
        void reply.setCookie(name, value, {
          path: '/',
          maxAge: campaignLifetime,
          sameSite: 'lax',
          secure: isSecure,
        });
      }
    }
    done();
  });
}
