import config from '../../jest.config.mjs';

// The runner of the unit tests, on the builds in dist/ and on the real back end.
export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/packages/e2e/src/{contract,model}/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
