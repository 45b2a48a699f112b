import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../jest.config.mjs';

// `pnpm unit:databases`: tests that start a server run again, on PostgreSQL and Redis, together with the tests that need
// both (*.databases.test.ts).
const sources = join(import.meta.dirname, 'src');
const tests = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.test.ts'),
);
const usesServer = (path) => /\/(startServer|openData)'/.test(readFileSync(join(sources, path), 'utf8'));

export default {
  ...config,
  rootDir: '../..',
  testMatch: tests.filter(usesServer).map((path) => `<rootDir>/packages/api-server/src/${path}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
