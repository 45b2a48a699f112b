import { execFileSync } from 'node:child_process';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { runProcess } from '../src/processes.mjs';
import { UserError } from '../src/userError.mjs';
import { root, toolEnvironment } from '../src/workspace.mjs';

/** @param {string} base @throws UserError when git does not know it: turbo would take everything for changed. */
function checkBase(base) {
  try {
    const parameters = ['rev-parse', '--verify', '--quiet', `${base}^{commit}`];
    execFileSync('git', parameters, { cwd: root, stdio: 'ignore' });
  } catch {
    throw new UserError(`git knows no commit "${base}". Name the commit or branch to compare with.`);
  }
}

/**
 * `pnpm check:changed [base]`: builds and checks the packages that have changed since `base` (origin/main) and their
 * dependents, and asks the registry whether each app among them may be released. For the CI of one team.
 */
await main(async () => {
  const base = process.argv[2] ?? 'origin/main';
  checkBase(base);
  await installDependencies();
  const runAffected = (/** @type {string[]} */ ...parameters) =>
    runProcess('turbo', ['run', ...parameters, '--affected', '--ui=stream'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...toolEnvironment(), TURBO_SCM_BASE: base },
    });
  const code = await runAffected('build', 'check');
  if (code !== 0) return code;
  // Every app is asked, one at a time, in the whole environment: it names the registry.
  const gate = ['can-i-release', '--only', '--continue', '--concurrency=1', '--env-mode=loose'];
  return (await runAffected(...gate)) === 0 ? 0 : 1;
});
