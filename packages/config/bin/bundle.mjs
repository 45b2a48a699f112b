import { join, relative } from 'node:path';
import { buildAll } from '../src/build.mjs';
import { makeBundle } from '../src/bundle/makeBundle.mjs';
import { signingKey } from '../src/bundle/signingKey.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { root } from '../src/workspace.mjs';

/** `pnpm bundle`: the archive that a chain installs, in `dist`. */
await main(async () => {
  refuseArguments('pnpm bundle');
  const key = signingKey();
  await installDependencies();
  await buildAll();
  const archive = await makeBundle({ folder: join(root, 'dist'), key });
  console.log(`${relative(root, archive)} is made; its checksum and its bill of materials are beside it.`);
  return 0;
});
