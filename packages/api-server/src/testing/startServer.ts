import { freePort } from '@storefront/config/ports';
import { embeddedData } from './embeddedData';
import { endLaunching, launch, type ServerProcess } from './launch';
import { testBuild } from './testBuild';
import type { Content, DataOptions, TestData } from './testData';

// The time limit of a test that hangs. A real process answers these tests, and a busy machine may slow it down many
// times.
jest.setTimeout(300_000);

const servers = new Set<TestServer>();

// Also after a hook that failed: no process and no folder outlives its test file.
afterAll(async () => {
  await endLaunching();
  // The last server first: it may work on the data of an earlier server.
  for (const server of [...servers].reverse()) await server.remove();
});

/** The real server: the bundle in a process of its own, on data of its own. */
export interface TestServer {
  url: string;
  port: number;
  /** Starts the same server again on the same data, after a `kill`. */
  restart: () => Promise<void>;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Runs SQL directly on the database, for changes that no API call can make. */
  query: TestData['query'];
  output: () => string;
  /**
   * Ends the process and removes its data, unless they belong to another server. Runs by itself at the end of the
   * test file.
   */
  remove: () => Promise<void>;
  /** The data, for a second server on it. */
  data: TestData;
}

interface Options {
  content?: Content;
  /** Shares the data of this server: a second process of the same back end. */
  beside?: TestServer;
  /** Command-line arguments. */
  parameters?: readonly string[];
}

/** Builds the server and prepares its data; `environment` comes on top of the tests' own. */
export async function prepareServer(
  environment: Record<string, string> = {},
  { content = 'demo', beside, parameters = [] }: Options = {},
): Promise<TestServer> {
  const build = await testBuild();
  const port = await freePort();
  const fill = (variables: Record<string, string>) => fillData(build, variables);
  const data = beside?.data ?? (await prepareData({ build, content, fill }, environment));
  let launched: ServerProcess | undefined;
  const restart = async () => {
    const variables = { ...defaults, API_PORT: String(port), ...data.environment, ...environment };
    launched = launch(build, { environment: variables, parameters });
    await launched.ready();
  };
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => (await launched?.stop(signal)) ?? null;
  const remove = async () => {
    await kill('SIGKILL');
    if (!beside) await data.remove();
  };
  const url = `http://127.0.0.1:${port}`;
  const server: TestServer = {
    url,
    port,
    restart,
    kill,
    query: data.query,
    output: () => launched?.output() ?? '',
    remove,
    data,
  };
  servers.add(server);
  return server;
}

/** Prepares a server, starts it and waits until it responds. */
export async function startServer(
  environment: Record<string, string> = {},
  options: Options = {},
): Promise<TestServer> {
  const server = await prepareServer(environment, options);
  await server.restart();
  return server;
}

/** On PostgreSQL and Redis where the command that runs the tests has started them (`pnpm unit:databases`). */
async function prepareData(options: DataOptions, environment: Record<string, string>): Promise<TestData> {
  const { TEST_DATABASE_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env;
  if (!postgresUrl || !redisUrl || environment['DATABASE_URL'] === '') return embeddedData(options);
  // Loaded here because the Redis client costs every test file a third of a second.
  const { databaseData } = await import('./databaseData');
  return databaseData({ postgresUrl, redisUrl }, options);
}

/** Starts a server once on new data, which seeds the demo chain. */
async function fillData(build: string, environment: Record<string, string>): Promise<void> {
  const server = launch(build, {
    environment: { ...defaults, API_PORT: String(await freePort()), ...environment },
  });
  try {
    await server.ready();
    await server.stop('SIGTERM');
  } finally {
    await server.stop('SIGKILL');
  }
}

const defaults = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PUBLIC_URL: 'http://shop.test',
  // Orders do not advance unless a test sets a faster pace.
  KITCHEN_PACE: '1',
};
