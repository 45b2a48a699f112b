import config from '../../jest.config.mjs';
import { serverTests } from './serverTests.mjs';

// The unit tests of `npm test`: a server on the embedded database takes seconds to start, and `npm test -- --all` runs
// the tests that start one on PostgreSQL.
export default {
  ...config,
  rootDir: '../..',
  testPathIgnorePatterns: [
    ...config.testPathIgnorePatterns,
    ...serverTests.map((path) => `<rootDir>/packages/api-server/src/${path}$`),
  ],
};
