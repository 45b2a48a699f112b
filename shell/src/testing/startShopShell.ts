import { join } from 'node:path';
import { until } from '@storefront/config/until';
import { provideShared } from '@storefront/federation/server';
import { makeReleases, sealBuild, type TestReleases, writeRemote } from '@storefront/releases/testing';
import * as React from 'react';
import { proxiedBackEnd } from './proxiedBackEnd';
import { openApp } from './startApp';

// The whole server with a registry whose remotes it renders; only the files of the shell's own build are missing.

/** The state at the start of a test: a registry with a live catalogue. */
export const shop = { releases: {} as TestReleases, live: '' };
/** Functions to call after the test. */
export const stops: (() => Promise<unknown>)[] = [];
export const backEnd = proxiedBackEnd();

beforeAll(() => {
  provideShared({ react: { version: React.version, instance: React } });
});
beforeEach(async () => {
  backEnd.answer = { status: 200, body: '[]' };
  shop.releases = await makeReleases('folder');
  await shop.releases.releasePage();
  shop.live = await releaseCatalog('живое меню');
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await shop.releases.remove();
});

/** Builds a catalogue whose menu has this text, whose group `broken` throws, and whose product cannot be loaded. */
function buildCatalog(text: string, atStart = ''): string {
  const code = `${atStart}
    const pageOf = (Page) => async () => ({ default: Page });
    const Group = ({ params }) => {
      // React throws an error of the test's own realm, because in production there is only one realm.
      if (params.group === 'broken') require('react').Children.only(null);
      return '${text}';
    };
    exports.default = {
      name: 'catalog', panels: {}, widgets: {}, embeds: {},
      pages: {
        menu: pageOf(() => '${text}'),
        'menu-group': pageOf(Group),
        product: () => Promise.reject(new Error('broken')),
      },
    };`;
  const { folder } = writeRemote(shop.releases.root, 'catalog', { code });
  const pages = { menu: ['remoteEntry.js'], 'menu-group': ['remoteEntry.js'] };
  return sealBuild(folder, { initial: { pages, panels: {}, widgets: {} } }).build;
}

/** Makes a catalogue with this text live, or by the parameters a canary, and returns its id. */
export async function releaseCatalog(text: string, ...parameters: string[]): Promise<string> {
  const build = buildCatalog(text);
  await shop.releases.run('release', 'mf-catalog', ...parameters);
  return build;
}

/** A preview link, without its origin. */
export async function linkTo(build: string, path = '/menu?'): Promise<string> {
  const json = await shop.releases.run('preview', 'mf-catalog', build, '--json');
  return path + new URL((JSON.parse(json) as { url: string }).url).search.slice(1);
}

/** Stores a catalogue that is not live. */
export async function storeNext(text = 'новое меню', atStart = ''): Promise<string> {
  const build = buildCatalog(text, atStart);
  await shop.releases.run('preview', 'mf-catalog');
  return build;
}

/** Starts the server as production does, but without its built files. */
export async function startShell(env: Record<string, string> = {}) {
  const { app, metrics } = await openApp({
    API_URL: backEnd.url,
    // A busy machine may need longer than the default for one reading of the registry.
    REMOTE_TIMEOUT_MS: '5000',
    ...shop.releases.files.env,
    ...env,
  });
  stops.push(() => app.close());
  let networks = 0;
  /** Opens a page; `cookie` is the header `Cookie` with the cookies of earlier answers. */
  const open = async (url: string, cookie = '', address = '127.0.0.1') => {
    const answer = await app.inject({ url, headers: { cookie, 'x-forwarded-for': address } });
    const { statusCode: status, headers, body, cookies } = answer;
    return {
      status,
      headers,
      body,
      cookies: cookies.filter(({ name }) => /_(preview|releases)\./.test(name)),
    };
  };
  const beaconTo =
    (url: string) =>
    async (report: object, address: string): Promise<number> => {
      const headers = { origin: 'http://localhost:3000', 'x-forwarded-for': address };
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(report),
        headers: { ...headers, 'content-type': 'text/plain' },
      });
      return statusCode;
    };
  return {
    open,
    /** Exchanges a link for its cookie. */
    async enter(link: string): Promise<string> {
      const [cookie] = (await open(link)).cookies;
      return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
    },
    /** Opens a page, and returns the cookies that its answer sets, as a header `Cookie`. */
    async visit(url: string, address: string): Promise<string> {
      const { cookies } = await app.inject({ url, headers: { 'x-forwarded-for': address } });
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    /** The address of a visitor from a new network each time. */
    nextAddress: () => `10.0.${(networks += 1)}.7`,
    /** Sends what a browser measured. Returns the status. */
    sendFigures: beaconTo('/field-figures'),
    /** Sends a tap. Returns the status. */
    sendTap: beaconTo('/tap-traces'),
    /** Calls the back end as the app does. Returns the status. */
    async call(url: string, address: string, headers: Record<string, string>): Promise<number> {
      const own = { 'x-source': 'site', 'x-forwarded-for': address };
      return (await app.inject({ url, headers: { ...own, ...headers } })).statusCode;
    },
    /** How many times of each kind browsers have measured. */
    async fieldTimes() {
      const { values } = await metrics.fieldSeconds.get();
      return values
        .filter(({ metricName }) => metricName?.endsWith('_count'))
        .map(({ labels, value }) => ({ ...labels, count: value }));
    },
    async report(build: string, address: string, cookie = '') {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/failures',
        payload: { remote: 'catalog', build, phase: 'render' },
        headers: { 'x-source': 'site', 'x-forwarded-for': address, cookie },
      });
      expect(statusCode).toBe(204);
    },
  };
}

export type Shell = Awaited<ReturnType<typeof startShell>>;

/** A server that writes its rollback, and its counts by then, into the registry. */
export const signing = () => ({
  RELEASE_KEY_FILE: join(shop.releases.root, '.releases/development-key.pem'),
});

/** The reason of the rollback in the log, once it is there. */
export async function reasonOfRollback(): Promise<string | undefined> {
  const find = async () =>
    (await shop.releases.registry().log()).flatMap(({ changes }) => changes).find((one) => one.automatic);
  await until(async () => (await find()) !== undefined);
  return (await find())?.automatic;
}
