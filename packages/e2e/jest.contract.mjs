import config from '../../jest.config.mjs';

// The same runner as for sources: on what the builds have left in dist/, and on the real back end.
export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/packages/e2e/src/{contract,model}/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
