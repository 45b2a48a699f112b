import { reports, runChecks, stages } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { summary, totals } from '../src/summary.mjs';
import { countTests, removeReports, secondTries, slowestTests } from '../src/testReports.mjs';
import { UserError } from '../src/userError.mjs';
import { root } from '../src/workspace.mjs';

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

/** `npm test`: every stage that can run runs; the last line counts tests, and a failed stage as at least one. */
await main(async () => {
  refuseArguments('npm test');
  removeReports(reports);
  if (!(await install())) return 1;
  const results = await runChecks(stages);
  const counts = countTests(reports);
  const lines = summary({
    results,
    counts,
    slowest: slowestTests(reports, root),
    secondTries: secondTries(reports, root),
  });
  console.log(lines.join('\n'));
  return totals(results, counts).failed === 0 ? 0 : 1;
});
