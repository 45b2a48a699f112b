import config from '../../jest.config.mjs';
import { serverTests } from './serverTests.mjs';

// `pnpm unit:databases`: the tests that start a server, on PostgreSQL and Redis, among them those that need both
// (*.databases.test.ts).
export default {
  ...config,
  rootDir: '../..',
  // They wait for servers, the kitchen and time limits: two workers leave a quarter of two cores idle.
  maxWorkers: 3,
  testMatch: serverTests.map((path) => `<rootDir>/packages/api-server/src/${path}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
