import { embeddedGeocoder } from '@storefront/maps/embedded';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { visitorLimit } from './visitorLimit';

const suggestQuery = z.object({ q: z.string().check(z.maxLength(200)) });
const degrees = z.pipe(z.string(), z.pipe(z.transform(Number), z.number()));
const reverseQuery = z.object({ lat: degrees, lon: degrees });

/** Offline address search, for brands without a maps service and while that is down (readings 18). */
export function geocoderRoutes(app: FastifyInstance, { requestsPerMinute }: { requestsPerMinute: number }) {
  const geocoder = embeddedGeocoder();
  const options = { config: visitorLimit(requestsPerMinute) };

  app.get('/geo/suggest', options, async (request, reply) => {
    const query = z.safeParse(suggestQuery, request.query);
    return query.success ? geocoder.suggest(query.data.q) : reply.code(422).send([]);
  });

  app.get('/geo/reverse', options, async (request, reply) => {
    const query = z.safeParse(reverseQuery, request.query);
    if (!query.success) return reply.code(422).send(null);
    const found = await geocoder.reverse({ latitude: query.data.lat, longitude: query.data.lon });
    return reply.type('application/json').send(JSON.stringify(found ?? null));
  });
}
