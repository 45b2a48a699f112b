import { allStages, quickStages } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { showProgress } from '../src/showProgress.mjs';
import { runStages } from '../src/stages.mjs';
import { summary, totals } from '../src/summary.mjs';
import { UserError } from '../src/userError.mjs';

/** @returns {Promise<boolean>} false when the installation failed: no stage can run without the dependencies */
const install = () =>
  installDependencies().then(
    () => true,
    (error) => {
      if (!(error instanceof UserError)) throw error;
      console.error(`${error.message}\n0 passed, 1 failed`);
      return false;
    },
  );

/**
 * `npm test`: the stages that need Node alone. `npm test -- --all`: every stage. Each runs that can; the last line counts
 * tests, and a failed stage as at least one.
 */
await main(async () => {
  const [option, ...others] = process.argv.slice(2);
  if ((option !== undefined && option !== '--all') || others.length > 0) {
    throw new UserError(
      '`npm test` takes no argument but --all, for everything that CI runs; see the README.',
    );
  }
  if (!(await install())) return 1;
  const results = await runStages(option ? allStages : quickStages, showProgress());
  console.log(summary(results).join('\n'));
  return totals(results).failed === 0 ? 0 : 1;
});
