import { checks, runChecks } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';

/** `pnpm verify`: everything but the journeys, up to the first failure. */
await main(async () => {
  refuseArguments('pnpm verify');
  await installDependencies();
  const results = await runChecks(checks, { stopAtFailure: true });
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
});
