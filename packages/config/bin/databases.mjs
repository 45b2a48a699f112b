import { root, toolEnvironment } from '../src/workspace.mjs';
import { checkDatabases, withDatabases } from '../src/databases.mjs';
import { installDependencies } from '../src/install.mjs';
import { main } from '../src/main.mjs';
import { runProcess } from '../src/processes.mjs';

/** `pnpm unit:databases [pattern]`: the back end's tests on a temporary PostgreSQL and Redis. */
await main(async () => {
  await installDependencies();
  if (!(await checkDatabases())) return 1;
  const parameters = ['--config', 'packages/api-server/jest.databases.mjs', ...process.argv.slice(2)];
  return withDatabases(({ postgresUrl, redisUrl }) =>
    runProcess('jest', parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...toolEnvironment(), TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl },
    }),
  );
});
