import { readConfig } from '../config';
import { connect } from '../database/connect';
import { prepare } from '../database/prepare';
import { runChain } from './runChain';

// The entry of `pnpm chain`: the commands of the chain's staff, on the database that the back end uses.

process.exitCode = await runChain(process.argv.slice(2), {
  withDatabase: async (work) => {
    const connection = await connect(readConfig(process.env, []));
    try {
      // An empty database gets its tables, and no data of the demo.
      await prepare(connection, async () => {});
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  },
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
