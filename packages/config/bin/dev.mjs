import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildAll } from '../src/build.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { anotherPort, checkPorts, isPortFree, portFrom } from '../src/ports.mjs';
import { UserError } from '../src/userError.mjs';
import { startApi, startShell } from '../src/services.mjs';
import { remoteFolders, root } from '../src/workspace.mjs';

/** The built shell server listens this many ports above the page; the dev servers are between them. */
const shellOffset = 10;

/** Packages that run as built; the dev servers compile the rest. */
const builtPackages = [
  '@storefront/federation',
  '@storefront/tokens',
  '@storefront/api-server',
  '@storefront/shell',
];

/**
 * @typedef {{
 *   devPorts(options: { only?: string, port: number }): number[],
 *   remoteNamed(folder: string): string,
 *   startDev(options: { only?: string, port: number, backUrl: string }): Promise<{ url: string }>,
 *   startKit(options: { port: number }): Promise<{ url: string }>,
 * }} Dev
 */

/** Builds these packages and loads the dev servers. @param {string[]} packages @returns {Promise<Dev>} */
async function prepareDev(packages) {
  await installDependencies();
  await buildAll(packages);
  return import(pathToFileURL(join(root, 'packages/federation/dist/dev.mjs')).href);
}

/** The page of the component kit alone: no back end, no shell, no remotes. @param {number} port */
async function serveKit(port) {
  await checkPorts({ PORT: port });
  const { startKit } = await prepareDev(['@storefront/federation', '@storefront/tokens']);
  const { url } = await startKit({ port });
  console.log(`\n  The component kit: ${url}\n  Ctrl-C stops it.\n`);
  return new Promise(() => undefined);
}

/**
 * @param {number} port of the page
 * @param {number[]} behind ports of the servers behind the page
 * @param {number} apiPort
 * @throws UserError when one of them is taken.
 */
async function checkPortsBehind(port, behind, apiPort) {
  for (const taken of behind) {
    if (taken !== apiPort && (await isPortFree(taken))) continue;
    throw new UserError(
      `Port ${taken} is not free; with PORT=${port} development needs it. Choose ${anotherPort('PORT', port, 20)}`,
    );
  }
}

/** `pnpm dev`: everything with fast refresh; `pnpm dev mf-catalog`: one remote alone; `pnpm dev ui`: the kit. */
await main(async () => {
  const [folder, ...others] = process.argv.slice(2);
  const remotes = remoteFolders();
  if (others.length > 0) throw new UserError('Name one remote, or none to develop all of them.');
  if (folder && folder !== 'ui' && !remotes.includes(folder)) {
    throw new UserError(`There is no "${folder}" to develop alone. There are: ui, ${remotes.join(', ')}`);
  }
  const port = portFrom('PORT', 3000);
  if (folder === 'ui') return serveKit(port);
  const shellPort = port + shellOffset;
  const apiPort = portFrom('API_PORT', 3100);
  const backEnd = process.env['API_URL'] || undefined;
  await checkPorts({ PORT: port, ...(backEnd ? {} : { API_PORT: apiPort }) });

  const { devPorts, remoteNamed, startDev } = await prepareDev(builtPackages);
  const page = { port, ...(folder ? { only: remoteNamed(folder) } : {}) };
  await checkPortsBehind(port, [...devPorts(page).slice(1), shellPort], apiPort);

  const publicUrl = `http://localhost:${port}`;
  const api = backEnd ? undefined : startApi({ port: apiPort, publicUrl });
  await api?.ready;
  // The browser renders every page in development, so the server only logs errors.
  Object.assign(process.env, { SERVER_RENDERING: 'off', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' });
  const shell = startShell({
    port: shellPort,
    publicUrl,
    apiUrl: backEnd ?? `http://127.0.0.1:${apiPort}`,
  });
  const ended = Promise.race([shell.ended, ...(api ? [api.ended] : [])]);
  await Promise.race([shell.ready, ended]);
  const { url } = await Promise.race([
    startDev({ ...page, backUrl: `http://127.0.0.1:${shellPort}` }),
    ended,
  ]);

  console.log(`\n  Development${folder ? ` of ${folder} alone` : ''}: ${url}`);
  if (api) console.log(`  SMS codes: http://localhost:${apiPort}/dev/sms`);
  console.log('  Ctrl-C stops everything.\n');
  return ended;
});
