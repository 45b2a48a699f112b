import { useLocation } from '@storefront/router';
import { testBrand } from '@storefront/testing';
import { createElement, Suspense } from 'react';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readLastResort } from '../lastResort';
import { documentRoute } from './documentRoute';

const draw = jest.fn();
jest.mock('../../app/App', () => ({ App: () => draw() as unknown }));
jest.mock('../../app/remotes/remoteParts', () => ({
  ...jest.requireActual<object>('../../app/remotes/remoteParts'),
  createRemoteParts: () => ({
    peek: () => ({ state: 'ready' }),
    load: async () => ({ default: () => null }),
  }),
}));

/** A back end that knows the settings, or not. */
let settings: unknown = [];
let backEnd: Server;
let apiUrl: string;
beforeAll(async () => {
  backEnd = createServer((_request, answer) => {
    answer.writeHead(settings ? 200 : 500, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(settings ?? { message: '' }));
  });
  await new Promise<void>((done) => backEnd.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
});
afterAll(() => void backEnd.close());

beforeEach(() => {
  draw.mockReset().mockReturnValue('drawn');
  settings = [];
});

const started: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

async function shell() {
  const app = Fastify({ forceCloseConnections: true });
  started.push(app);
  const pinned = { key: 'builds', browser: {}, load: async () => ({ embeds: {} }), scriptsOf: () => [] };
  documentRoute(app, {
    brand: testBrand,
    apiUrl,
    publicUrl: 'http://localhost:3000',
    assets: { css: '', fontPreloads: [], scripts: [], preloads: [] },
    releases: { pin: async () => pinned } as never,
    session: { read: () => undefined, write: () => undefined, clear: () => undefined },
    rendersOnServer: true,
    lastResort: await readLastResort(join(__dirname, '../../../static/last-resort.html')),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (path: string) => fetch(address + path);
}

test('a shell that cannot be drawn is a 500, and the page that needs no script', async () => {
  draw.mockImplementation(() => {
    throw new Error('the header is broken');
  });
  const answer = await (await shell())('/menu');
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('Сервер не доступен');
  expect(html).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the page that is drawn knows no more of an open panel than in the browser', async () => {
  const Where = () => useLocation().search;
  draw.mockReturnValue(createElement(Where));
  const visit = await shell();
  const html = await (await visit('/menu?panel=product&labels=2&panel.slug=ramen')).text();
  expect(html).toContain('?labels=2<');
  expect(await (await visit('/menu?panel=cart')).text()).not.toContain('?panel');
});

test('what failed once is drawn anew, whole', async () => {
  const visit = await shell();
  draw.mockImplementationOnce(() => {
    throw new Error('for once');
  });
  expect((await visit('/menu')).status).toBe(500);
  const answer = await visit('/menu');
  expect(answer.status).toBe(200);
  expect((await answer.text()).match(/<html|<\/html>|drawn/g)).toEqual(['<html', 'drawn', '</html>']);
});

test('a page without its settings goes out, and is kept for nobody else', async () => {
  const visit = await shell();
  settings = undefined;
  expect((await visit('/menu')).status).toBe(200);
  await (await visit('/menu')).text();
  expect(draw).toHaveBeenCalledTimes(2);
  settings = [];
  const html = await (await visit('/menu')).text();
  expect(html).toContain('drawn');
  expect(await (await visit('/menu')).text()).toContain('drawn');
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a page of which a part could not be drawn goes out, and is kept for nobody else', async () => {
  const Broken = () => {
    throw new Error('no price');
  };
  draw.mockReturnValue(createElement(Suspense, { fallback: 'soon' }, createElement(Broken)));
  const visit = await shell();
  const answer = await visit('/menu');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('soon');
  draw.mockReturnValue('drawn');
  expect(await (await visit('/menu')).text()).toContain('drawn');
});

test('what has begun comes to its end, whatever fails on the way', async () => {
  draw.mockImplementation(() => {
    // The state of the page, which is written last, cannot hold it.
    Object.assign(testBrand, { broken: 1n });
    return 'drawn';
  });
  const answer = await (await shell())('/menu');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('drawn');
  Reflect.deleteProperty(testBrand, 'broken');
});

test('an error page has the settings, too: header and footer say the same as everywhere', async () => {
  settings = [{ key: 'order_by_phone', value: '+7 812 333-44-55' }];
  const answer = await (await shell())('/nowhere');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('333-44-55');
});

test('an unknown route says what it is, in the state that the browser starts with', async () => {
  const html = await (await (await shell())('/nowhere')).text();
  expect(html).toContain('"error":{"status":404,"message":"This page could not be found"}');
});
