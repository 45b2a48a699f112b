import jest from './jest.config.mjs';

/**
 * `pnpm mutate`: changes the rules of packages/domain one expression at a time and reports each change that no test
 * notices. It takes minutes, so the gate does not run it.
 *
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // Jest keeps memory after each run: after a hundred of them a worker holds 1.3 GB and gets slow enough for time-outs.
  maxTestRunnerReuse: 40,
  // A constant is read when its module loads, so each of its mutants would need every test: nine tenths of
  // the time.
  ignoreStatic: true,
  jest: {
    projectType: 'custom',
    config: {
      ...jest,
      testMatch: ['<rootDir>/packages/domain/src/**/*.test.ts'],
      setupFiles: ['<rootDir>/packages/domain/src/testing/firstCounterexample.ts'],
      // The set-up of component tests loads jest-dom for every file and every mutant.
      setupFilesAfterEnv: [],
      // These try thousands of schedules, too many to repeat for each mutant: the tables must notice it
      // alone.
      testPathIgnorePatterns: ['/node_modules/', '\\.(?:everyMinute|properties)\\.test\\.ts$'],
    },
  },
  mutate: [
    'packages/domain/src/**/*.ts',
    '!**/*.test.ts',
    '!**/testing/**',
    '!**/index.ts',
    '!**/messages.ts',
  ],
  ignorePatterns: ['**', '!/package.json', '!packages/domain/src/**', '!packages/config/jest.setup.mjs'],
  // Stryker reads a tsconfig through TypeScript's compiler API, which version 7 does not have.
  tsconfigFile: 'none.json',
  tempDirName: '.data/mutants',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.data/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
