import type { FastifyInstance } from 'fastify';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createApp } from '../server/app';
import { readConfig } from '../server/config';
import { openThreadHere } from './openThreadHere';

jest.mock('../server/shellAssets', () => ({
  readShellAssets: async () => (await import('./noShellAssets')).noShellAssets,
}));

const shell = resolve(__dirname, '../..');

/**
 * Starts the shell server as production does, but on a free port and without its built files. Pages are rendered in the thread of the test.
 */
export async function openApp(env: Record<string, string>) {
  const opened = await createApp(
    readConfig({
      RELEASES_DIR: join(tmpdir(), 'storefront-no-releases'),
      BRAND_FILE: join(shell, 'brands/kitsune.json'),
      LAST_RESORT_FILE: join(shell, 'static/last-resort.html'),
      SHELL_DIST: __dirname,
      FONTS_DIR: __dirname,
      LOG_LEVEL: 'silent',
      ...env,
    }),
    openThreadHere,
  );
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}

export const startApp = async (env: Record<string, string>): Promise<FastifyInstance> =>
  (await openApp(env)).app;
