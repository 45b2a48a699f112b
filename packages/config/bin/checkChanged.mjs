import { join } from 'node:path';
import { affectedFolders, appsOf, comparedWith } from '../src/affected.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { runProcess } from '../src/processes.mjs';
import { root, toolEnvironment } from '../src/workspace.mjs';

/**
 * `pnpm check:changed [base]`: builds and checks the packages that have changed since `base` (origin/main) and their
 * dependents, and asks the registry whether each app among them may be released. For the CI of one team.
 */
const base = process.argv[2] ?? 'origin/main';
/** @type {import('node:child_process').SpawnOptions} */
const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };

await main(async () => {
  await installDependencies();
  const apps = appsOf(affectedFolders(base));
  const code = await runProcess('turbo', ['run', 'build', 'check', '--affected', '--ui=stream'], {
    ...options,
    env: comparedWith(base),
  });
  if (code !== 0) return code;
  if (apps.length === 0) console.log('No app has changed.');
  let refused = 0;
  for (const app of apps) {
    const registry = join(root, 'packages/releases/bin/registry.mjs');
    const gate = [registry, 'can-i-release', app];
    refused += await runProcess(process.execPath, gate, { ...options, env: toolEnvironment() });
  }
  return refused > 0 ? 1 : 0;
});
