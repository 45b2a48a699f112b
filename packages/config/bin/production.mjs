import { buildAll } from '../src/build.mjs';
import { production } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { refuseArguments } from '../src/refuseArguments.mjs';
import { showProgress } from '../src/showProgress.mjs';
import { runStages } from '../src/stages.mjs';

/** `pnpm e2e:production`: the journeys of production, on the programs that a chain runs. */
await main(async () => {
  refuseArguments('pnpm e2e:production');
  await installDependencies();
  await buildAll();
  const [result] = await runStages([production], showProgress());
  return result?.outcome === 'passed' ? 0 : 1;
});
