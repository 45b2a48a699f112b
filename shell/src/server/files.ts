import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { earlySheet } from './html/earlySheet';

export const oneYearMs = 365 * 24 * 60 * 60 * 1000;

interface Folders extends Pick<Config, 'shellDist' | 'fontsDir'> {
  /** Undefined when the registry is in no folder: see `remoteFiles`. */
  releasesDir: string | undefined;
}

/** Release records and server bundles are not for browsers. */
export const isForBrowsers = (path: string) => /\.(js|css|woff2|map|svg|png)$/.test(path);

/** The sheet that a press opens before the app has started: rendered by the server, and constant as the files are. */
export function earlySheetRoute(app: FastifyInstance) {
  app.get(earlySheet.url, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${oneYearMs / 1000}, immutable`)
      .send(earlySheet.html),
  );
}

/** Files that never change under their name: the shell's scripts, every released build of every remote, fonts. */
export async function immutableFiles(app: FastifyInstance, { shellDist, releasesDir, fontsDir }: Folders) {
  const folders = [
    { prefix: '/assets/', root: `${shellDist}/client` },
    ...(releasesDir ? [{ prefix: '/mf/', root: releasesDir }] : []),
    { prefix: '/fonts/', root: fontsDir },
  ];
  for (const [index, { prefix, root }] of folders.entries()) {
    await app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: index === 0,
      immutable: true,
      maxAge: oneYearMs,
      index: false,
      allowedPath: isForBrowsers,
    });
  }
}
