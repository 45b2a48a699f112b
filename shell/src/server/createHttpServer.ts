import {
  answerUnreadable,
  httpLimits,
  maxBodyBytes,
  requestIdHeader,
  requestIdOf,
} from '@storefront/api-contract/server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import type { LastResort } from './lastResort';
import { readableUrl } from './readableUrl';
import { securityHeaders, type SiteSecurity } from './securityHeaders';

type ServerConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'requestSeconds'>;

/** The HTTP server with its limits, still without routes. Input that is not an HTTP request gets the static page. */
export function createHttpServer(
  { logLevel, trustProxy, requestSeconds }: ServerConfig,
  { lastResort, site }: { lastResort: LastResort; site: SiteSecurity },
): FastifyInstance {
  const app = Fastify({
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: { level: logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: maxBodyBytes(),
    ...httpLimits(requestSeconds),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    clientErrorHandler: answerUnreadable({
      headers: { ...securityHeaders(site), ...lastResort.headers },
      bodyOf: () => lastResort.unreadableHtml,
    }),
  });
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(requestIdHeader, id));
  return app;
}
