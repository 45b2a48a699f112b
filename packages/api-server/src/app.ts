import { httpLimits, maxBodyBytes, requestIdHeader, requestIdOf } from '@storefront/api-contract/server';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from './config';
import type { Context } from './context';
import { messages } from './messages';
import { addBodies, parseNested } from './plugins/bodies';
import { addErrors, unreadableHandler } from './plugins/errors';
import { CallLog, loggerOptions } from './plugins/logger';
import { addMetrics } from './plugins/metrics';
import { addOpenApi } from './plugins/openapi';
import { addRefusals } from './plugins/refusals';
import { addSecurity } from './plugins/security';
import type { Sockets } from './plugins/sockets';
import { addStorage } from './plugins/storage';
import { addValidation } from './plugins/validation';
import { accountRoutes } from './routes/account/accountRoutes';
import { addressRoutes } from './routes/addresses/addressRoutes';
import { articleRoutes } from './routes/articles/articleRoutes';
import { authRoutes } from './routes/auth/authRoutes';
import { bonusRoutes } from './routes/bonuses/bonusRoutes';
import { cartRoutes } from './routes/cart/cartRoutes';
import { catalogueRoutes } from './routes/catalogue/catalogueRoutes';
import { devOutboxRoutes } from './routes/dev-outbox/devOutboxRoutes';
import { favouriteRoutes } from './routes/favourites/favouriteRoutes';
import { type Health, healthRoutes } from './routes/health/healthRoutes';
import { inquiryRoutes } from './routes/inquiries/inquiryRoutes';
import { kitchenRoutes } from './routes/kitchen/kitchenRoutes';
import { orderRoutes } from './routes/orders/orderRoutes';
import { paymentRoutes } from './routes/payment/paymentRoutes';
import { profileRoutes } from './routes/profile/profileRoutes';
import { promoRoutes } from './routes/promos/promoRoutes';
import { pushRoutes } from './routes/push/pushRoutes';
import { restaurantRoutes } from './routes/restaurants/restaurantRoutes';
import { settingRoutes } from './routes/settings/settingRoutes';
import { userRoutes } from './routes/user/userRoutes';
import { zoneRoutes } from './routes/zones/zoneRoutes';

/** The HTTP server with its limits, still without routes: the sockets attach to it first. */
export function createApp(config: Config): FastifyInstance {
  const app = Fastify({
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: loggerOptions(config.logLevel) ?? false,
    logController: new CallLog(),
    trustProxy: config.trustProxy,
    bodyLimit: maxBodyBytes(),
    ...httpLimits(config.requestSeconds),
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseNested, maxParamLength: 200 },
    clientErrorHandler: unreadableHandler,
    frameworkErrors: ({ code }, { id }, reply) => {
      // No slug, id or token is that long, so nothing is found.
      const isTooLong = code === 'FST_ERR_MAX_PARAM_LENGTH';
      // No hook runs.
      void (reply as FastifyReply)
        .header(requestIdHeader, id)
        .code(isTooLong ? 404 : 400)
        .send({ message: isTooLong ? messages.notFound : messages.badRequest });
    },
  });
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(requestIdHeader, id));
  return app;
}

/** The table of contents of the back end. */
export async function registerPlugins(
  app: FastifyInstance,
  context: Context,
  { sockets, health }: { sockets: Sockets; health: Health },
): Promise<void> {
  addErrors(app);
  addMetrics(app, context.metrics);
  addRefusals(app, context.writeRefusal);
  addValidation(app);
  await addBodies(app, context);
  await addSecurity(app, context);
  if (!context.config.isProduction) await addOpenApi(app);
  await addStorage(app, context);

  await authRoutes(app, context, sockets);
  userRoutes(app, context);
  await profileRoutes(app, context, sockets);
  bonusRoutes(app, context);
  accountRoutes(app, context);
  addressRoutes(app, context);
  favouriteRoutes(app, context);
  catalogueRoutes(app, context);
  cartRoutes(app, context);
  orderRoutes(app, context);
  pushRoutes(app, context);
  restaurantRoutes(app, context);
  zoneRoutes(app, context);
  promoRoutes(app, context);
  settingRoutes(app, context);
  articleRoutes(app, context);
  await inquiryRoutes(app, context);
  paymentRoutes(app, context);
  kitchenRoutes(app, context);
  healthRoutes(app, context, health);
  if (!context.config.isProduction) devOutboxRoutes(app, context);
}
