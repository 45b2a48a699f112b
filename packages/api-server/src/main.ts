import { readConfig } from './config';
import { findFaults } from './findFaults';
import { start } from './start';

// The entry: reads the environment, starts, and stops on a signal within 10 seconds after the time to drain. `--check`
// prints the faults of the settings, and starts nothing.

const secondsToStop = 9;

if (process.argv.includes('--check')) {
  const faults = await findFaults(process.env);
  for (const fault of faults) console.error(`back end: ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const starting = start(config);
  const stop = () => {
    setTimeout(() => process.exit(1), (config.drainSeconds + secondsToStop) * 1000).unref();
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  // Registered before the server responds: a supervisor may stop it as soon as it does.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`The API answers at ${(await starting).url}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // A stack trace does not help an operator with a wrong variable or a locked folder.
  return process.env['LOG_LEVEL'] === 'debug' ? error : error.message;
}
