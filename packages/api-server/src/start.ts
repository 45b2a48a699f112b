import { createAnswerCache } from './catalogue/answerCache';
import { createMenuReader } from './catalogue/menu';
import { readPictures } from './catalogue/pictures';
import { createApp, fillApp } from './app';
import { assertPortIsFree } from './assertPortIsFree';
import type { Config } from './config';
import type { Context } from './context';
import { type Connection, connect } from './database/connect';
import { prepare } from './database/prepare';
import { seedDemo } from './demo/seedDemo';
import { files } from './files';
import { advanceOrders } from './kitchen/advanceOrders';
import { every } from './kitchen/every';
import { pumpEvents } from './kitchen/pumpEvents';
import { sandboxProvider } from './payment/sandboxProvider';
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
    await prepare(connection, seedDemo);
    return await serve(config, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function serve(config: Config, connection: Connection): Promise<Running> {
  const context = createContext(config, connection);
  const app = createApp(config);
  const sockets = createSockets(app.server, context, app.log);
  await fillApp(app, context, sockets);
  const url = await app.listen({ port: config.port, host: config.host });
  // A quick kitchen is watched by people, so it is looked at often.
  const pause = config.kitchenPace > 10 ? 200 : 1000;
  const onError = (error: unknown) => app.log.error({ err: error }, 'the kitchen stumbled');
  const kitchen = every(pause, () => advanceOrders(context.db, config.kitchenPace), onError);
  const pump = every(pause, () => pumpEvents(context.db, sockets.emit), onError);
  const stop = async () => {
    await kitchen.stop();
    await pump.stop();
    await sockets.close();
    await app.close();
    await connection.close();
  };
  return { url, stop };
}

function createContext(config: Config, { db }: Connection): Context {
  const pictures = readPictures(files.pictures);
  return {
    config,
    db,
    pictures,
    sms: config.smsGatewayUrl ? gatewayProvider(config.smsGatewayUrl) : outboxProvider(db),
    payment: config.payment === 'sandbox' ? sandboxProvider(config.publicUrl) : undefined,
    menu: createMenuReader(db, pictures),
    answers: createAnswerCache({ secondsOfLife: 10, maxEntries: 2000 }),
  };
}
