import { availableParallelism } from 'node:os';

// One runner for the whole workspace: sources are compiled by swc, as in the builds.
export default {
  // More than there are cores: what waits for a server, a timer or a worker leaves room for another suite.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A limit for what hangs: a machine that is busy with something else too may be ten times slower.
  testTimeout: 180_000,
  testMatch: ['<rootDir>/{shell,mf-*,packages/*}/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/packages/e2e/',
    '\\.databases\\.test\\.ts$',
  ],
  modulePathIgnorePatterns: ['/dist/', '/.releases/', '<rootDir>/.data/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@storefront|@fastify.cookie|content-disposition|cookie/dist|date-fns|undici|birpc|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities|otlp-exporter-base))',
  ],
  setupFilesAfterEnv: ['<rootDir>/packages/config/jest.setup.mjs'],
};
