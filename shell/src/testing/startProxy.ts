import type { FastifyInstance } from 'fastify';
import { backEndProxy } from '../server/proxy/backEndProxy';
import { createBrowserIdCookie } from '../server/proxy/browserIdCookie';
import { loginRoutes } from '../server/proxy/login';
import { createSessionCookie } from '../server/session';
import { type RoutesOptions, startRoutes } from './startRoutes';

interface ProxyOptions extends RoutesOptions {
  apiUrl: string;
  publicUrl?: string;
  timeoutMs?: number;
  maxSockets?: number;
  socketsPerMinute?: number;
}

/** Starts the login and the proxy of the shell server in front of the back end at `apiUrl`. */
export async function startProxy({
  apiUrl,
  publicUrl = 'http://shop.example',
  onLog,
  plugin,
  metrics,
  ...limits
}: ProxyOptions): Promise<FastifyInstance> {
  const app = await startRoutes({ onLog, plugin, metrics });
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
