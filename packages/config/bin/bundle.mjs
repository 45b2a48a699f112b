import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildAll } from '../src/build.mjs';
import { makeBundle } from '../src/bundle/makeBundle.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { UserError } from '../src/userError.mjs';
import { root } from '../src/workspace.mjs';

/** @throws UserError when there is no key: a shell in production refuses releases that nothing signs. */
function signingKey({ RELEASE_KEY: text, RELEASE_KEY_FILE: file } = process.env) {
  if (text || file) return text || readFileSync(String(file), 'utf8');
  throw new UserError(
    'RELEASE_KEY or RELEASE_KEY_FILE is missing: the releases in the archive have to be signed. docs/operating.md says how to make a key.',
  );
}

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
