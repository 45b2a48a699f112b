import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { requestIdOf } from '@storefront/api-contract/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { addRefusals } from '../server/operation/logRefusal';
import { createMetrics } from '../server/operation/metrics';
import { backEndProxy } from '../server/proxy/backEndProxy';
import { createBrowserIdCookie } from '../server/proxy/browserIdCookie';
import { loginRoutes } from '../server/proxy/login';
import { createSessionCookie } from '../server/session';

interface ProxyOptions {
  apiUrl: string;
  publicUrl?: string;
  timeoutMs?: number;
  maxSockets?: number;
  socketsPerMinute?: number;
  /** Receives each line of the log with level `warn` or above. */
  onLog?: (line: string) => void;
  /** Registers a plugin before the proxy. */
  plugin?: (app: FastifyInstance) => void;
  /** Counts refusals. */
  metrics?: ReturnType<typeof createMetrics>;
}

/** Starts the login and the proxy of the shell server in front of the back end at `apiUrl`. */
export async function startProxy({
  apiUrl,
  publicUrl = 'http://shop.example',
  onLog,
  plugin,
  metrics = createMetrics(),
  ...limits
}: ProxyOptions): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: 'loopback',
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: onLog ? { level: 'warn', stream: { write: onLog } } : false,
  });
  plugin?.(app);
  addRefusals(app, metrics);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const cookieOptions = { brandKey: 'umi', isSecure: publicUrl.startsWith('https:') };
  const visitor = {
    apiUrl,
    publicUrl,
    session: createSessionCookie(cookieOptions),
    browserId: createBrowserIdCookie(cookieOptions),
  };
  loginRoutes(app, visitor);
  await backEndProxy(app, { ...visitor, ...limits });
  await app.ready();
  return app;
}
