import config from '../../jest.config.mjs';
import { databaseOnlyTests } from './serverTests.mjs';

// The unit tests of a run that has a stage for the databases too: a server on the embedded database takes seconds to
// start, and half of the time went to tests that run again on PostgreSQL.
export default {
  ...config,
  rootDir: '../..',
  testPathIgnorePatterns: [
    ...config.testPathIgnorePatterns,
    ...databaseOnlyTests.map((path) => `<rootDir>/packages/api-server/src/${path}$`),
  ],
};
