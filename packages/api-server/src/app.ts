import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from './config';
import type { Context } from './context';
import { messages } from './messages';
import { addBodies, parseNested } from './plugins/bodies';
import { addErrors } from './plugins/errors';
import { loggerOptions } from './plugins/logger';
import { addOpenApi } from './plugins/openapi';
import { addSecurity } from './plugins/security';
import type { Sockets } from './plugins/sockets';
import { addStorage } from './plugins/storage';
import { addValidation } from './plugins/validation';
import { addressRoutes } from './routes/addresses/addressRoutes';
import { authRoutes } from './routes/auth/authRoutes';
import { cartRoutes } from './routes/cart/cartRoutes';
import { catalogueRoutes } from './routes/catalogue/catalogueRoutes';
import { devOutboxRoutes } from './routes/dev-outbox/devOutboxRoutes';
import { healthRoutes } from './routes/health/healthRoutes';
import { orderRoutes } from './routes/orders/orderRoutes';
import { paymentRoutes } from './routes/payment/paymentRoutes';
import { promoRoutes } from './routes/promos/promoRoutes';
import { restaurantRoutes } from './routes/restaurants/restaurantRoutes';
import { settingRoutes } from './routes/settings/settingRoutes';
import { userRoutes } from './routes/user/userRoutes';
import { zoneRoutes } from './routes/zones/zoneRoutes';

/** The HTTP server with its limits and no routes yet: the sockets want it before the routes do. */
export function createApp(config: Config): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config.logLevel) ?? false,
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseNested, maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send({ message: messages.badRequest });
    },
  });
}

/** The table of contents of the back end. */
export async function fillApp(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  addErrors(app);
  addValidation(app);
  await addBodies(app);
  await addSecurity(app, context.config);
  await addOpenApi(app);
  await addStorage(app);

  await authRoutes(app, context, sockets);
  userRoutes(app, context);
  addressRoutes(app, context);
  catalogueRoutes(app, context);
  cartRoutes(app, context);
  orderRoutes(app, context);
  restaurantRoutes(app, context);
  zoneRoutes(app, context);
  promoRoutes(app, context);
  settingRoutes(app, context);
  paymentRoutes(app, context);
  healthRoutes(app, context);
  if (!context.config.isProduction) devOutboxRoutes(app, context);
}
