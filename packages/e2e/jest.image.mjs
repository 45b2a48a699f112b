import config from '../../jest.config.mjs';

// Builds the container image and starts both servers from it, which only root may: a stage of its own.
export default {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/packages/e2e/src/image/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
