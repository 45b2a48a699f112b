import { buildAll, releaseAll } from '../src/build.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { checkPorts, portFrom } from '../src/ports.mjs';
import { startApi, startShell } from '../src/services.mjs';

/** `npm start`: from a fresh clone to one address; `npm start -- --empty` without the demo data. */
await main(async () => {
  const parameters = process.argv.slice(2);
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 3100);
  const backEnd = process.env['API_URL'] || undefined;
  await checkPorts(backEnd ? { PORT: port } : { PORT: port, API_PORT: apiPort });

  await installDependencies();
  await buildAll();
  await releaseAll();

  const publicUrl = `http://localhost:${port}`;
  const api = backEnd ? undefined : startApi({ port: apiPort, publicUrl, parameters });
  await api?.ready;
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
  return ended;
});
