import { rmSync } from 'node:fs';
import { connect } from '../connect';
import { prepare } from '../prepare';
import { preparedData } from './preparedData';

// Run by the build: makes the folder that the first start unpacks.

rmSync(preparedData, { recursive: true, force: true });
const connection = await connect({ dataDir: preparedData });
await prepare(connection, async () => {});
await connection.close();
