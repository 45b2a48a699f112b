import { buildAll } from '../src/build.mjs';
import { runProduction } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';

/** `pnpm e2e:production`: the journeys of production, on the programs that a chain runs. */
await main(async () => {
  refuseArguments('pnpm e2e:production');
  await installDependencies();
  await buildAll();
  const { outcome, reason } = await runProduction();
  if (reason) console.error(reason);
  return outcome === 'passed' ? 0 : 1;
});
