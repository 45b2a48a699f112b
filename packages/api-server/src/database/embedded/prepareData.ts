import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { connect } from '../connect';
import { prepare } from '../prepare';
import { preparedData } from './preparedData';

// Run by the build: makes the folder that the first start unpacks.

// The database runs for seconds only: optimizing its WebAssembly takes longer than it saves.
setFlagsFromString('--liftoff-only');

rmSync(preparedData, { recursive: true, force: true });
const connection = await connect({ dataDir: preparedData });
await prepare(connection, async () => {});
await connection.close();
