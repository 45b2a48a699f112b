import { spawnSync } from 'node:child_process';
import { buildAll } from '../src/build.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { root } from '../src/workspace.mjs';

const servers = ['shell/dist/server/main.cjs', 'packages/api-server/dist/main.mjs'];

/** `pnpm doctor`: checks the settings of both servers, and prints each fault in one line. */
await main(async () => {
  refuseArguments('pnpm doctor');
  await installDependencies();
  await buildAll(['@storefront/shell', '@storefront/api-server']);
  const codes = servers.map(
    (file) => spawnSync(process.execPath, [file, '--check'], { cwd: root, stdio: 'inherit' }).status,
  );
  return codes.every((code) => code === 0) ? 0 : 1;
});
