import { ApiError } from '@storefront/api-client';
import type { PageHead } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listen } from './listen';
import { openApp } from './startApp';

// The server whose app is a mock: its brand is the one of the tests, and no remote is released.

/** The mock of the app that the shell renders. */
export const renderAppRoot = jest.fn();
jest.mock('../app/App', () => ({ App: () => renderAppRoot() as unknown }));
jest.mock('../app/remotes/remoteModules', () => ({
  ...jest.requireActual<object>('../app/remotes/remoteModules'),
  createRemoteModules: () => ({
    peek: () => ({ state: 'ready' }),
    load: async () => ({ default: () => null, prefetch: () => mockPrefetch(), head: () => mockHead() }),
  }),
}));

jest.mock('../server/readBrand', () => ({ readBrand: async () => testBrand }));
jest.mock('../server/landings', () => ({
  createKnownLandings: () => ({ has: (path: string) => hasLanding(path) }),
}));
jest.mock('../server/releases', () => ({
  createReleases: () => ({
    async pin() {
      await beforePin();
      return { key: 'builds', browser: {}, absent: [] };
    },
    channelsOf: () => ({ history: [] }),
  }),
}));

/** Delays reading the builds of each visitor until it resolves. */
export const beforePin = jest.fn(async () => undefined as void);

/** Loads the data of the page. */
export const mockPrefetch = jest.fn();

/** The description of the page, and of the panel that its address opens. */
export const mockHead = jest.fn((): PageHead => ({}));

/** A back end that knows settings and landings only. */
export const backEnd = {
  /** The settings in its answer; undefined makes it fail. */
  settings: [] as unknown,
  /** The landings of the site; undefined while the list cannot be read. */
  landings: undefined as string[] | undefined,
  /** The headers of the calls that it received. Of each page only the call of the settings: the contacts go beside it. */
  received: [] as IncomingHttpHeaders[],
  /** The back end answers once this resolves. */
  mayAnswer: Promise.resolve(),
};
export const hasLanding = jest.fn(async (path: string) => {
  if (!backEnd.landings) throw new ApiError({ kind: 'unreachable', status: 503 });
  return backEnd.landings.includes(path);
});

const server = createServer((request, response) => {
  if (!request.url?.startsWith('/api/app/contact-settings/')) backEnd.received.push(request.headers);
  void backEnd.mayAnswer.then(() => {
    response.writeHead(backEnd.settings ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(backEnd.settings ?? { message: '' }));
  });
});
const started: FastifyInstance[] = [];

let apiUrl: string;
beforeAll(async () => {
  apiUrl = await listen(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  renderAppRoot.mockReset().mockReturnValue('rendered');
  mockPrefetch.mockReset().mockResolvedValue(undefined);
  mockHead.mockReset().mockReturnValue({});
  const landings = ['/zima', '/akcii/leto', '/зима'];
  Object.assign(backEnd, { settings: [], landings, received: [], mayAnswer: Promise.resolve() });
  hasLanding.mockClear();
  beforePin.mockReset();
});
afterEach(async () => {
  // Answers that a test has not read keep their connections.
  for (const { server: shell } of started) shell.closeAllConnections();
  await Promise.all(started.splice(0).map((app) => app.close()));
});

/** Starts the shell in front of `backEnd`. It ends with the test. */
export async function startTestShell(env: Record<string, string> = {}) {
  const { app, metrics, upkeep } = await openApp({
    API_URL: apiUrl,
    SHELL_SECRET: 'a secret of sixteen',
    REMOTE_TIMEOUT_MS: '10000',
    ...env,
  });
  started.push(app);
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(address + path, { headers, signal, redirect: 'manual' });
  return { get, metrics, upkeep };
}

/** The labels and values of a metric. */
export const valueOf = async (metric: {
  get: () => Promise<{ values: { labels: object; value: number }[] }>;
}) => (await metric.get()).values.map(({ labels, value }) => ({ ...labels, value }));
