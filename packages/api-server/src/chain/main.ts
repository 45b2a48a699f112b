import { existsSync } from 'node:fs';
import { readConfig } from '../config';
import { connect } from '../database/connect';
import { prepare } from '../database/prepare';
import { runChain } from './runChain';

// The entry of `pnpm chain`: the commands of the chain's staff, on the database that the back end uses.

process.exitCode = await runChain(process.argv.slice(2), {
  withDatabase: async (work) => {
    const config = readConfig(process.env, []);
    // Only an import may begin a chain: elsewhere an empty folder is a mistyped one.
    if (!config.databaseUrl && process.argv[2] !== 'import' && !existsSync(config.dataDir))
      throw new Error(`There is no database in ${config.dataDir}. Check DATA_DIR, or set DATABASE_URL.`);
    const connection = await connect(config);
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
