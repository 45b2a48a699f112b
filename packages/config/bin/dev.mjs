import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildAll } from '../src/build.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { checkPorts, portFrom } from '../src/ports.mjs';
import { Refusal } from '../src/refusal.mjs';
import { startApi } from '../src/services.mjs';
import { root } from '../src/workspace.mjs';

const remotes = ['mf-catalog', 'mf-checkout', 'mf-account', 'mf-restaurants', 'mf-content'];

/** `pnpm dev`: everything with fast refresh; `pnpm dev mf-catalog`: one remote alone. */
await main(async () => {
  const [folder] = process.argv.slice(2);
  if (folder && !remotes.includes(folder)) {
    throw new Refusal(`There is no remote "${folder}". Remotes: ${remotes.join(', ')}`);
  }
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 3100);
  const backEnd = process.env['API_URL'] || undefined;
  await checkPorts(backEnd ? { PORT: port } : { PORT: port, API_PORT: apiPort });

  await installDependencies();
  await buildAll(['@storefront/federation', '@storefront/tokens', '@storefront/api-server']);
  const api = backEnd ? undefined : startApi({ port: apiPort, publicUrl: `http://localhost:${port}` });
  await api?.ready;
  /** @type {{ startDev(options: { only?: string, port: number, apiUrl: string }): Promise<unknown> }} */
  const { startDev } = await import(pathToFileURL(join(root, 'packages/federation/dist/dev.mjs')).href);
  await startDev({
    ...(folder ? { only: folder.replace('mf-', '') } : {}),
    port,
    apiUrl: backEnd ?? `http://127.0.0.1:${apiPort}`,
  });
  console.log(
    `\n  Development: http://localhost:${port}${api ? `, SMS codes: http://localhost:${apiPort}/dev/sms` : ''}\n`,
  );
  return api ? api.ended : new Promise(() => undefined);
});
