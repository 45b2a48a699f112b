import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration, default as WebpackDevServer } from 'webpack-dev-server';
import { webpack } from '../build/webpackTools';

export interface ServedApp {
  /** Resolves when the current sources are built, with or without errors. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export const host = '127.0.0.1';

/** Serves one app with fast refresh. @throws Error when the port is taken. */
export async function serveApp(
  config: Configuration,
  port: number,
  extra: ServerConfiguration = {},
): Promise<ServedApp> {
  const require = createRequire(import.meta.url);
  const Server = require('webpack-dev-server') as typeof WebpackDevServer;
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new Server(
    {
      host,
      port,
      hot: true,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: {
        webSocketURL: `ws://${host}:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
      },
      ...extra,
    },
    compiler,
  );
  await server.start();
  return {
    ready: () => new Promise((resolve) => server.middleware?.waitUntilValid(() => resolve())),
    close: async () => {
      await server.stop();
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}
