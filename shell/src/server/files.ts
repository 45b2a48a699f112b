import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;

type Folders = Pick<Config, 'shellDist' | 'releasesDir' | 'fontsDir'>;

/** Files that never change under their name: the shell's scripts, every released build of every remote, fonts. */
export async function immutableFiles(app: FastifyInstance, { shellDist, releasesDir, fontsDir }: Folders) {
  const folders = [
    { prefix: '/assets/', root: `${shellDist}/client` },
    { prefix: '/mf/', root: releasesDir },
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
      // Release records and server bundles are not for browsers.
      allowedPath: (path) => /\.(js|css|woff2|map|svg|png)$/.test(path),
    });
  }
}
