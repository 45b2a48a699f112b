import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, 'src');

const startsServer = (/** @type {string} */ path) =>
  /\/(startServer|openData)'/.test(readFileSync(join(sources, path), 'utf8'));

/** The tests that start the server, as paths from `src`. */
export const serverTests = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.test.ts') && startsServer(path),
);

/**
 * The tests of behaviour that can differ on the embedded database: the next start, a crash, and parallel writes, where
 * a query outside its transaction deadlocks.
 */
const onBothDatabases = new Set([
  'restarts.test.ts',
  'kitchen/crashRecovery.test.ts',
  'orders/races.test.ts',
]);

/** The tests that `npm test -- --all` runs on PostgreSQL and Redis only. Jest by itself runs them on the embedded one. */
export const databaseOnlyTests = serverTests.filter((path) => !onBothDatabases.has(path));
