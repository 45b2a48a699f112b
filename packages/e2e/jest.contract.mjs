import config from '../../jest.config.mjs';

// The runner of the unit tests, on the builds in dist/ and on the real back end: `contract` compares builds, `servers` and
// `model` run servers with faults, under load, and with any commands.
export default {
  ...config,
  rootDir: '../..',
  testSequencer: '<rootDir>/packages/config/src/LongestFirst.mjs',
  testMatch: ['<rootDir>/packages/e2e/src/{contract,servers,model}/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
