import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './freePort';
import { releasesOf, stack } from './stack';

const root = join(import.meta.dirname, '../../../..');

const startTimeoutMs = 60_000;

export interface StartedShell {
  /** Its origin: `http://localhost:<port>`. */
  address: string;
  stop(): Promise<void>;
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the shell at ${address} does not answer`);
}

/**
 * Starts a second shell server with the same builds and releases, the demo brand with these fields overridden, and the
 * back end of the journeys or another one. A brand is read at run time, so nothing is built for it.
 */
export async function startShell(
  brand: Record<string, unknown>,
  { apiUrl = `http://127.0.0.1:${stack().apiPort}`, logLevel = 'warn' } = {},
): Promise<StartedShell> {
  const port = await freePort();
  const brandFile = join(stack().folder, `brand-${port}.json`);
  const demo = JSON.parse(await readFile(join(root, 'shell/brands/kitsune.json'), 'utf8')) as object;
  await writeFile(brandFile, JSON.stringify({ ...demo, ...brand }));
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['shell/dist/server/main.cjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: address,
      RELEASES_DIR: releasesOf(stack()),
      BRAND_FILE: brandFile,
      LOG_LEVEL: logLevel,
    },
  });
  const ended = once(child, 'exit');
  await untilReady(address).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    address,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
