import { assertPortIsFree, createRefusals } from '@storefront/api-contract/server';
import { addTracing, openTracing, serveMetrics, type Tracing } from '@storefront/tracing';
import { collectDefaultMetrics } from 'prom-client';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { burnExpired } from './bonuses/burnExpired';
import { embeddedProvider, noCaptcha } from './captcha/provider';
import { recaptchaProvider } from './captcha/recaptchaProvider';
import { createResponseCache } from './catalogue/responseCache';
import { createMenuReader } from './catalogue/menuReader';
import { readPictures } from './catalogue/pictures';
import { createApp, registerPlugins } from './app';
import type { Config } from './config';
import type { Context } from './context';
import { type Connection, connect, type Database } from './database/connect';
import { prepare } from './database/prepare';
import { settings } from './database/schema/content';
import { eraseAccounts } from './account/eraseAccounts';
import { tidyUp } from './housekeeping/tidyUp';
import { advanceOrders } from './kitchen/advanceOrders';
import { createKitchenDelivery } from './kitchen/deliverMessages';
import { createJobLog, type JobLog } from './kitchen/jobLog';
import { repeatEvery } from './kitchen/repeatEvery';
import { pumpEvents } from './kitchen/pumpEvents';
import { acquiringProvider } from './payment/acquiringProvider';
import { followPayments } from './payment/followPayments';
import type { PaymentProvider } from './payment/provider';
import { sandboxProvider } from './payment/sandboxProvider';
import { yookassaProvider } from './payment/yookassaProvider';
import { createMetrics, readQueueAges, readQueues } from './plugins/metrics';
import { openRedis } from './plugins/redis';
import { addShutdown } from './plugins/shutdown';
import { createSockets } from './plugins/sockets';
import { createPushDelivery } from './push/deliverPushes';
import { seedDemo } from './seeding/seedDemo';
import { callGateway } from './sms/callGateway';
import { gatewayProvider } from './sms/gatewayProvider';
import { outboxProvider } from './sms/outboxProvider';
import { readSmsHour } from './sms/readSmsHour';

/** A running back end; `stop` closes everything in the order of its dependencies. */
interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the back end. Throws an error that names the variable when a port is taken. */
export async function start(config: Config): Promise<Running> {
  const { host, port, metricsPort, tracesEndpoint: endpoint } = config;
  await assertPortIsFree({ host, port, variable: 'API_PORT' });
  if (metricsPort) await assertPortIsFree({ host, port: metricsPort, variable: 'METRICS_PORT' });
  const tracing = await openTracing({ endpoint, serviceName: 'storefront-api' });
  const connection = await connect({ ...config, tracing });
  try {
    await prepare(connection, config.isEmpty ? seedEmpty : seedDemo);
    return await serve(config, connection, tracing);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function serve(config: Config, connection: Connection, tracing: Tracing | undefined): Promise<Running> {
  const app = createApp(config);
  addTracing(app, {
    tracing,
    trustsCaller: true,
    routeOf: ({ url, routeOptions }) => (url.startsWith('/api/') ? routeOptions.url : undefined),
  });
  const jobLog = (job: string) => createJobLog(app.log, job);
  const redis = await openRedis(config);
  const context = { ...createContext(config, connection, jobLog('queue metrics')), redis };
  const { registry } = context.metrics;
  if (config.metricsPort) collectDefaultMetrics({ register: registry });
  const metricsServer = config.metricsPort
    ? await serveMetrics(registry, {
        host: config.host,
        port: config.metricsPort,
        onError: jobLog('metrics').failed,
      })
    : undefined;
  const sockets = createSockets(app.server, context, app.log);
  addShutdown(app, sockets);
  const health = { isStopping: false };
  await registerPlugins(app, context, { sockets, health });
  const url = await app.listen({ port: config.port, host: config.host });
  // People watch a fast kitchen, so it is polled often.
  const { kitchen } = config;
  const isSimulated = kitchen.kind === 'simulated';
  const pollIntervalMs = isSimulated && kitchen.pace > 10 ? 200 : 1000;
  if (isSimulated && config.isProduction)
    app.log.warn('KITCHEN=simulated: orders reach no kitchen, their statuses are made up');
  const advancing = repeatEvery(
    pollIntervalMs,
    () => advanceOrders(context.db, { kitchen, log: app.log }),
    jobLog('kitchen'),
  );
  const pump = repeatEvery(pollIntervalMs, () => pumpEvents(context.db, sockets.emit), jobLog('events'));
  const burning = repeatEvery(2000, () => burnExpired(context.db), jobLog('bonuses'));
  const tidying = repeatEvery(
    config.housekeepingSeconds * 1000,
    () => tidyUp(context.db),
    jobLog('housekeeping'),
  );
  const erasing = repeatEvery(
    config.housekeepingSeconds * 1000,
    () => eraseAccounts(context.db, new Date()),
    jobLog('deletion of accounts'),
  );
  const { payment: provider } = context;
  const stopping = new AbortController();
  const { signal } = stopping;
  const following = provider
    ? (['refund', 'ask'] as const).map((task) =>
        repeatEvery(
          Math.min(10, config.paymentCheckSeconds) * 1000,
          () => followPayments(task, { context, provider, log: app.log, signal }),
          jobLog(`payments: ${task}`),
        ),
      )
    : [];
  const deliveryLog = jobLog('kitchen messages');
  const delivery = isSimulated
    ? undefined
    : createKitchenDelivery({
        db: context.db,
        kitchen,
        log: app.log,
        onResult: (result) => context.metrics.kitchenMessages.inc({ result }),
        onError: deliveryLog.failed,
        signal,
      });
  const pushLog = jobLog('push messages');
  const pushDelivery = config.push
    ? createPushDelivery({
        db: context.db,
        push: config.push,
        log: app.log,
        onResult: (result) => context.metrics.pushMessages.inc({ result }),
        onError: pushLog.failed,
        signal,
      })
    : undefined;
  const delivering = [
    delivery && repeatEvery(pollIntervalMs, () => delivery.sendDue(), deliveryLog),
    pushDelivery && repeatEvery(pollIntervalMs, () => pushDelivery.sendDue(), pushLog),
  ];
  const stop = async () => {
    health.isStopping = true;
    await wait(config.drainSeconds * 1000);
    stopping.abort();
    await metricsServer?.close();
    await tidying.stop();
    await erasing.stop();
    await burning.stop();
    await advancing.stop();
    await pump.stop();
    await app.close();
    for (const loop of following) await loop.stop();
    for (const loop of delivering) await loop?.stop();
    await delivery?.finish();
    await pushDelivery?.finish();
    redis?.disconnect();
    await connection.close();
  };
  return { url, stop };
}

function createContext(
  config: Config,
  { db }: Connection,
  { failed, succeeded }: JobLog,
): Omit<Context, 'redis'> {
  const pictures = readPictures(join(config.chainDir, 'pictures'));
  /** Wraps a read of the metrics from the database: a success clears the failures of their job. */
  const reading = async <Read>(read: Promise<Read>): Promise<Read> => {
    const result = await read;
    succeeded();
    return result;
  };
  const metrics = createMetrics({
    readDepths: () => reading(readQueues(db)),
    readAges: () => reading(readQueueAges(db)),
    readSmsHour: () => reading(readSmsHour(db).then((sent) => ({ sent, cap: config.smsPerHour }))),
    onError: failed,
  });
  return {
    config,
    db,
    metrics,
    writeRefusal: createRefusals(metrics.refusals),
    pictures,
    restaurantPictures: readPictures(join(config.chainDir, 'restaurant-pictures'), '/storage/restaurants'),
    sms: config.smsGatewayUrl ? gatewayProvider(config.smsGatewayUrl) : outboxProvider(db),
    calls: config.callGatewayUrl ? callGateway(config.callGatewayUrl) : undefined,
    captcha: config.recaptchaSecret
      ? recaptchaProvider({ secret: config.recaptchaSecret })
      : config.isProduction
        ? noCaptcha
        : embeddedProvider,
    payment: paymentProvider(config),
    menu: createMenuReader(db, pictures),
    responses: createResponseCache({
      ttlSeconds: 10,
      maxEntries: 2000,
      onRead: (result) => metrics.responses.inc({ result }),
    }),
  };
}

/**
 * The only row of an `--empty` chain. It marks the database as used, so that a later start without the flag does not
 * fill it with the demo.
 */
async function seedEmpty(db: Database): Promise<void> {
  const [known] = await db.select({ key: settings.key }).from(settings).limit(1);
  if (!known) await db.insert(settings).values({ key: 'delivery_cost', value: 'Всегда бесплатно' });
}

/** Undefined refuses payment type 1. */
function paymentProvider({ payment, publicUrl }: Config): PaymentProvider | undefined {
  if (payment.kind === 'yookassa') return yookassaProvider({ ...payment, publicUrl });
  if (payment.kind === 'acquiring') return acquiringProvider({ ...payment, publicUrl });
  return payment.kind === 'sandbox' ? sandboxProvider(publicUrl) : undefined;
}
