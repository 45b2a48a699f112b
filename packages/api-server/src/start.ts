import { burnExpired } from './bonuses/burnExpired';
import { anyToken } from './captcha/provider';
import { recaptchaProvider } from './captcha/recaptchaProvider';
import { createAnswerCache } from './catalogue/answerCache';
import { createMenuReader } from './catalogue/menuReader';
import { readPictures } from './catalogue/pictures';
import { createApp, fillApp } from './app';
import { assertPortIsFree } from './assertPortIsFree';
import type { Config } from './config';
import type { Context } from './context';
import { type Connection, connect } from './database/connect';
import { prepare } from './database/prepare';
import { seedNothing } from './database/seedNothing';
import { seedDemo } from './demo/seedDemo';
import { files } from './files';
import { tidyUp } from './housekeeping/tidyUp';
import { advanceOrders } from './kitchen/advanceOrders';
import { every } from './kitchen/every';
import { pumpEvents } from './kitchen/pumpEvents';
import { paymentProvider } from './payment/paymentProvider';
import { openRedis } from './plugins/redis';
import { addShutdown } from './plugins/shutdown';
import { createSockets } from './plugins/sockets';
import { gatewayProvider } from './sms/gatewayProvider';
import { outboxProvider } from './sms/outboxProvider';

/** A back end that answers; `stop` gives everything back in the order in which it depends on each other. */
interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the back end. Throws EADDRINUSE when the port is taken. */
export async function start(config: Config): Promise<Running> {
  await assertPortIsFree(config);
  const connection = await connect(config);
  try {
    await prepare(connection, config.isEmpty ? seedNothing : seedDemo);
    return await serve(config, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function serve(config: Config, connection: Connection): Promise<Running> {
  const redis = await openRedis(config);
  const context = { ...createContext(config, connection), redis };
  const app = createApp(config);
  const sockets = createSockets(app.server, context, app.log);
  addShutdown(app, sockets);
  await fillApp(app, context, sockets);
  const url = await app.listen({ port: config.port, host: config.host });
  // A quick kitchen is watched by people, so it is looked at often.
  const pause = config.kitchenPace > 10 ? 200 : 1000;
  const kitchenTerms = { pace: config.kitchenPace, trouble: config.kitchenTrouble };
  const onError = (error: unknown) => app.log.error({ err: error }, 'the kitchen stumbled');
  const kitchen = every(pause, () => advanceOrders(context.db, kitchenTerms), onError);
  const pump = every(pause, () => pumpEvents(context.db, sockets.emit), onError);
  const burning = every(2000, () => burnExpired(context.db), onError);
  const tidying = every(config.housekeepingSeconds * 1000, () => tidyUp(context.db), onError);
  const stop = async () => {
    await tidying.stop();
    await burning.stop();
    await kitchen.stop();
    await pump.stop();
    await app.close();
    redis?.disconnect();
    await connection.close();
  };
  return { url, stop };
}

function createContext(config: Config, { db }: Connection): Omit<Context, 'redis'> {
  const pictures = readPictures(files.pictures);
  return {
    config,
    db,
    pictures,
    restaurantPictures: readPictures(files.restaurantPictures, '/storage/restaurants'),
    sms: config.smsGatewayUrl ? gatewayProvider(config.smsGatewayUrl) : outboxProvider(db),
    captcha: config.recaptchaSecret ? recaptchaProvider({ secret: config.recaptchaSecret }) : anyToken,
    payment: paymentProvider(config),
    menu: createMenuReader(db, pictures),
    answers: createAnswerCache({ secondsOfLife: 10, maxEntries: 2000 }),
  };
}
