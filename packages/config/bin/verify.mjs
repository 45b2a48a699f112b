import { runChecks } from '../src/checks.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';

await main(async () => {
  await installDependencies();
  return (await runChecks()) ? 1 : 0;
});
