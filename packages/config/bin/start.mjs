import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, release } from '../src/build.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { checkPorts, portFrom } from '../src/ports.mjs';
import { startApi, startShell } from '../src/services.mjs';
import { remoteFolders, root } from '../src/workspace.mjs';

/** The apps of the home page and the menu. A page of another app says that it could not be loaded, and offers a retry. */
const firstApps = ['shell', 'mf-catalog', 'mf-content'];

const releases = process.env['RELEASES_DIR'] ?? join(root, '.releases');

/** Whether this is the first start: no remote is built, and nothing is released. */
const isFirstStart = () =>
  !process.env['RELEASES_URL'] &&
  !existsSync(releases) &&
  !remoteFolders().some((folder) => existsSync(join(root, folder, 'dist')));

/** Builds and releases every app. Not the back end, which is built at the same time. */
async function prepareAll() {
  await buildAll(['@storefront/shell', '@storefront/mf-*']);
  await release('--all');
}

/** Builds and releases the first apps. The registry takes the shell first: it compares the others with it. */
async function prepareFirst() {
  await buildAll(firstApps.map((folder) => `@storefront/${folder}`));
  for (const app of firstApps) await release(app);
}

/** @param {Parameters<typeof startApi>[0]} options */
async function startBackEnd(options) {
  await buildAll(['@storefront/api-server']);
  const api = startApi(options);
  await api.ready;
  return api;
}

/** `npm start`: from a fresh clone to one address; `npm start -- --empty` without the demo data. */
await main(async () => {
  const parameters = process.argv.slice(2);
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 3100);
  const backEnd = process.env['API_URL'] || undefined;
  await checkPorts(backEnd ? { PORT: port } : { PORT: port, API_PORT: apiPort });

  await installDependencies();
  const isFirst = isFirstStart();
  const publicUrl = `http://localhost:${port}`;
  console.log('Building the packages that have changed…');
  const [api] = await Promise.all([
    backEnd ? undefined : startBackEnd({ port: apiPort, publicUrl, parameters }),
    isFirst ? prepareFirst() : prepareAll(),
  ]);
  const shell = startShell({ port, publicUrl, apiUrl: backEnd ?? `http://127.0.0.1:${apiPort}` });
  const ended = Promise.race([shell.ended, ...(api ? [api.ended] : [])]);
  await Promise.race([shell.ready, ended]);

  console.log(`\n  The storefront is at http://localhost:${port}`);
  console.log(
    backEnd
      ? `  Its back end is ${backEnd}; SMS codes come the way it sends them.`
      : `  To log in, enter any phone and read the code at http://localhost:${apiPort}/dev/sms`,
  );
  console.log('  Ctrl-C stops everything.\n');
  if (isFirst) {
    console.log('  The cart, the account, the restaurants and their pages are still being built.');
    await Promise.race([prepareAll(), ended]);
  }
  console.log('  Every app is live.');
  return ended;
});
