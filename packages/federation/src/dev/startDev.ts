import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration, default as WebpackDevServer } from 'webpack-dev-server';
import { webpack } from '../build/webpackTools';
import { workspaceRoot } from '../sharing/sharedVersions';
import { devHostConfig, devRemoteConfig } from './devConfig';
import { type DevPage, devDocument } from './devDocument';

export interface DevOptions {
  /** Only this remote, behind `stubEntry`. */
  only?: RemoteName;
  /** The host's entry in place of the shell's `src/app/browser.tsx`. */
  stubEntry?: string;
  /** The page's port; the remotes take those that follow. */
  port: number;
  /** Answers /api, /storage, /geo and /socket.io. */
  apiUrl: string;
  /** Draws the page of a request; a page with nothing but root and releases by default. */
  document?: (page: DevPage) => string | Promise<string>;
  /** Folder that holds `shell` and the remotes; the workspace's root by default. */
  root?: string;
}

export interface DevServers {
  url: string;
  close(): Promise<void>;
}

const host = '127.0.0.1';

async function serve(config: Configuration, port: number, extra: ServerConfiguration = {}) {
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
    close: async () => {
      await server.stop();
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}

/** A page is asked for by a browser's navigation; everything else is a file or a call. */
function pages(draw: (url: string) => string | Promise<string>): ServerConfiguration['setupMiddlewares'] {
  return (middlewares) => {
    middlewares.unshift({
      name: 'page',
      middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (!isPage || /^\/(api|storage|geo|socket\.io)\b/.test(request.url ?? '')) return next();
        Promise.resolve(draw(request.url ?? '/')).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      },
    });
    return middlewares;
  };
}

/**
 * Starts one dev server per app in this one process, with fast refresh across them. The page is drawn in the
 * browser only.
 *
 * @throws Error when a port is taken or `only` comes without a stub.
 */
export async function startDev(options: DevOptions): Promise<DevServers> {
  const { only, stubEntry, port, apiUrl, document = devDocument } = options;
  if (only && !stubEntry) throw new Error('one remote alone needs a stub of the shell: stubEntry');
  const root = options.root ?? workspaceRoot(process.cwd());
  const names = only ? [only] : remoteNames;
  const portOf = (name: RemoteName) => port + 1 + remoteNames.indexOf(name);
  const releases = Object.fromEntries(
    names.map((name) => [
      name,
      { build: 'dev', base: `http://${host}:${portOf(name)}/`, entry: 'remoteEntry.js' },
    ]),
  );
  const shell = join(root, 'shell');
  const draw = (url: string) => document({ url, scripts: ['/assets/main.js'], releases });
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    const entry = stubEntry ?? join(shell, 'src/app/browser.tsx');
    running.push(
      await serve(devHostConfig(shell, entry, port), port, {
        setupMiddlewares: pages(draw),
        proxy: [
          {
            context: ['/api', '/storage', '/geo', '/socket.io'],
            target: apiUrl,
            changeOrigin: true,
            ws: true,
          },
        ],
      }),
    );
    for (const name of names) {
      const folder = join(root, remotes[name].folder);
      running.push(await serve(devRemoteConfig(name, folder, portOf(name)), portOf(name)));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://${host}:${port}`, close };
}
