import { join } from 'node:path';
import { reports, runChecks } from '../src/checks.mjs';
import { checkChromium } from '../src/chromium.mjs';
import { countTests, forgetReports, secondTries } from '../src/counts.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { runProcess } from '../src/processes.mjs';
import { UserError } from '../src/userError.mjs';
import { root, toolEnvironment } from '../src/workspace.mjs';

/** The journeys say live how they get on: they are the long part. */
const runJourneys = () =>
  runProcess(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    cwd: join(root, 'packages/e2e'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(),
  });

/** Returns what is wrong beside failed tests: a check that is no test, a browser that is missing. */
async function findFault() {
  await installDependencies();
  const failed = await runChecks();
  if (failed) return `The check "${failed.name}" failed; what comes after it did not run.`;
  await checkChromium();
  return (await runJourneys()) === 0 ? undefined : 'The journeys failed.';
}

await main(async () => {
  forgetReports(reports);
  const fault = await findFault().catch((error) => {
    if (error instanceof UserError) return error.message;
    throw error;
  });
  const { passed, failed, skipped } = countTests(reports);
  if (fault) console.log(`\n${fault}`);
  for (const title of secondTries(reports.journeys)) console.log(`passed on the second try: ${title}`);
  if (skipped > 0) console.log(`\n${skipped} skipped: a test that does not run is taken for one that fails.`);
  // Types or lint can fail with every test green; the last line must not say that nothing did.
  const faults = failed + skipped || (fault ? 1 : 0);
  console.log(`${passed} passed, ${faults} failed`);
  return faults === 0 ? 0 : 1;
});
