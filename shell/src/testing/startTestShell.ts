import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@storefront/api-client';
import { requestIdOf } from '@storefront/api-contract/server';
import { folderStore } from '@storefront/releases/store';
import { testBrand } from '@storefront/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBucketCookie } from '../server/bucketCookie';
import { streamCompression } from '../server/compression';
import { createSharedRenderer } from '../server/document/createSharedRenderer';
import { createVisitOpener } from '../server/document/createVisitOpener';
import { documentRoute } from '../server/document/documentRoute';
import { pageStateRoute } from '../server/document/pageStateRoute';
import { readLastResort } from '../server/lastResort';
import { addMetrics, countedFetch } from '../server/operation/addMetrics';
import { addRefusals } from '../server/operation/logRefusal';
import { createMetrics } from '../server/operation/metrics';
import { createRemoteReports } from '../server/operation/remoteReports';
import { createPageRenderer } from '../server/render-thread/createPageRenderer';
import { createSessionCookie } from '../server/session';
import { VisitorCounts } from '../server/VisitorCounts';
import { openThreadHere } from './openThreadHere';
import { noShellAssets } from './noShellAssets';

/** The mock of the app that the shell renders. */
export const renderAppRoot = jest.fn();
jest.mock('../app/App', () => ({ App: () => renderAppRoot() as unknown }));
jest.mock('../app/remotes/remoteModules', () => ({
  ...jest.requireActual<object>('../app/remotes/remoteModules'),
  createRemoteModules: () => ({
    peek: () => ({ state: 'ready' }),
    load: async () => ({ default: () => null, prefetch: () => mockPrefetch() }),
  }),
}));

/** Loads the data of the page. */
export const mockPrefetch = jest.fn();

/** A back end that knows settings and landings only. */
export const backEnd = {
  /** The settings in its answer; undefined makes it fail. */
  settings: [] as unknown,
  /** The landings of the site; undefined while the list cannot be read. */
  landings: undefined as string[] | undefined,
  /** The headers of the calls that it received. */
  received: [] as IncomingHttpHeaders[],
  /** The back end answers once this resolves. */
  mayAnswer: Promise.resolve(),
};
export const hasLanding = jest.fn(async (path: string) => {
  if (!backEnd.landings) throw new ApiError({ kind: 'unreachable', status: 503 });
  return backEnd.landings.includes(path);
});

const server = createServer((request, response) => {
  backEnd.received.push(request.headers);
  void backEnd.mayAnswer.then(() => {
    response.writeHead(backEnd.settings ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(backEnd.settings ?? { message: '' }));
  });
});
const started: FastifyInstance[] = [];

beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
beforeEach(() => {
  renderAppRoot.mockReset().mockReturnValue('rendered');
  mockPrefetch.mockReset().mockResolvedValue(undefined);
  const landings = ['/zima', '/akcii/leto', '/зима'];
  Object.assign(backEnd, { settings: [], landings, received: [], mayAnswer: Promise.resolve() });
  hasLanding.mockClear();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

export interface ShellOptions {
  pagesPerMinute?: number;
  /** Delays reading the builds of each visitor until it resolves. */
  beforePin?: () => Promise<void>;
}

/** Starts the shell's pages in front of `backEnd`. They end with the test. */
export async function startTestShell({ pagesPerMinute = 1000, beforePin }: ShellOptions = {}) {
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = Fastify({
    forceCloseConnections: true,
    trustProxy: 'loopback',
    genReqId: ({ headers }) => requestIdOf(headers),
  });
  started.push(app);
  await app.register(cookie);
  await app.register(compress, streamCompression);
  await app.register(rateLimit, { global: false, store: VisitorCounts });
  const metrics = createMetrics();
  addMetrics(app, metrics);
  addRefusals(app, metrics);
  const pinned = { key: 'builds', browser: {}, absent: [] };
  const remoteReports = createRemoteReports(metrics, '/releases');
  const shellSecret = 'a secret of sixteen';
  const backEndCalls = { apiUrl, shellSecret, fetch: countedFetch(metrics) };
  const site = { brand: testBrand, publicUrl: 'http://localhost:3000', apiUrl };
  const remoteTimeoutMs = 10_000;
  const renderer = createPageRenderer({
    ...backEndCalls,
    files: folderStore('/releases'),
    remoteReports,
    registry: '/releases',
    log: app.log,
    threads: 1,
    remoteTimeoutMs,
    rendersOnServer: true,
    openThread: () =>
      openThreadHere({ ...site, assets: noShellAssets, registry: '/releases', remoteTimeoutMs }),
  });
  app.addHook('onClose', () => renderer.close());
  const session = createSessionCookie({ brandKey: 'umi', isSecure: false });
  const shellBuild = noShellAssets.build;
  const pages = {
    openVisit: createVisitOpener({
      ...backEndCalls,
      brand: testBrand,
      session,
      remoteReports,
      releases: {
        async pin() {
          await beforePin?.();
          return pinned;
        },
      },
      bucketCookie: createBucketCookie({ brandKey: 'umi', isSecure: false }),
      previews: { open: async () => undefined },
      landings: { has: hasLanding },
    }),
    renderShared: createSharedRenderer({ renderer, site, shellBuild }),
    session,
    pagesPerMinute,
  };
  documentRoute(app, {
    ...pages,
    site,
    buildWatch: { pageServed: () => [] },
    trialCookies: { write: () => undefined },
    metrics,
    lastResort: await readLastResort(join(__dirname, '../../static/last-resort.html')),
  });
  pageStateRoute(app, { ...pages, shellBuild });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(address + path, { headers, signal, redirect: 'manual' });
  return { get, metrics };
}

/** The labels and values of a metric. */
export const valueOf = async (metric: {
  get: () => Promise<{ values: { labels: object; value: number }[] }>;
}) => (await metric.get()).values.map(({ labels, value }) => ({ ...labels, value }));
