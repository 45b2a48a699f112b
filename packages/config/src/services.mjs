import { startProcess } from './processes.mjs';
import { UserError } from './userError.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/** The first start creates the demo data, which is slow on a busy machine. */
const readyTimeoutMs = 90_000;

/** @param {string} url */
async function isHealthy(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server as a child process. `ready` resolves once it answers; `ended` rejects when it exits.
 * @param {{ name: string, file: string, parameters?: string[], health: string, env: Record<string, string> }} service
 */
function startService({ name, file, parameters = [], health, env }) {
  const child = startProcess(process.execPath, ['--enable-source-maps', file, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...toolEnvironment(), ...env },
  });
  /** @type {Promise<never>} */
  const ended = new Promise((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new UserError(`The ${name} has ended (${signal ?? `exit code ${code}`}).`)),
    );
  });
  ended.catch(() => undefined);
  return { ended, ready: Promise.race([ended, whenReady(name, health)]) };
}

/**
 * @param {string} name
 * @param {string} health
 */
async function whenReady(name, health) {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    if (await isHealthy(health)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UserError(`The ${name} does not answer at ${health}.`);
}

/**
 * Starts the reference back end. `PUBLIC_URL` overrides the address at which customers reach the storefront.
 * @param {{ port: number, publicUrl: string, parameters?: string[] }} options
 */
export function startApi({ port, publicUrl, parameters = [] }) {
  return startService({
    name: 'back end',
    file: 'packages/api-server/dist/main.mjs',
    parameters,
    health: `http://127.0.0.1:${port}/readyz`,
    env: {
      API_PORT: String(port),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? publicUrl,
      // The port is the storefront's.
      METRICS_PORT: '',
    },
  });
}

/**
 * Starts the shell server in front of the back end at `apiUrl`. `PUBLIC_URL` overrides the address at which customers reach
 * the storefront: calls of any other origin are refused.
 * @param {{ port: number, publicUrl: string, apiUrl: string }} options
 */
export function startShell({ port, publicUrl, apiUrl }) {
  return startService({
    name: 'storefront',
    file: 'shell/dist/server/main.cjs',
    health: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? publicUrl,
      API_URL: apiUrl,
      // All visitors of a development machine have one address.
      PAGE_RATE_LIMIT: process.env['PAGE_RATE_LIMIT'] ?? '1000000',
    },
  });
}
