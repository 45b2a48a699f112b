import { availableParallelism } from 'node:os';
import config from '../../jest.config.mjs';
import { serverTests } from './serverTests.mjs';

// `pnpm unit:databases`: the tests that start a server, on PostgreSQL and Redis, including the tests that need
// both (*.databases.test.ts).
export default {
  ...config,
  rootDir: '../..',
  testSequencer: '<rootDir>/packages/config/src/LongestFirst.mjs',
  // Three workers on two cores left an eighth of the processor time idle: the tests wait for the kitchen and for
  // servers that start.
  maxWorkers: Math.ceil(availableParallelism() * 2.5),
  testMatch: serverTests.map((path) => `<rootDir>/packages/api-server/src/${path}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
