import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { earlySheet } from './html/earlySheet';

export const oneYearMs = 365 * 24 * 60 * 60 * 1000;

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

/**
 * Files that never change under their name: the shell's scripts, and fonts. They are deployed with the server's code;
 * `remoteFiles` serves the files of the remotes.
 */
export async function immutableFiles(
  app: FastifyInstance,
  { shellDist, fontsDir }: Pick<Config, 'shellDist' | 'fontsDir'>,
) {
  const folders = [
    { prefix: '/assets/', root: `${shellDist}/client` },
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
      dotfiles: 'ignore',
      allowedPath: isForBrowsers,
    });
  }
}
