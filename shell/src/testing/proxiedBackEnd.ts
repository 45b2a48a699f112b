import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { startProxy } from './startProxy';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Registers a back end behind the shell's proxy. It records the calls that reach it, and answers all in the same way.
 */
export function proxiedBackEnd() {
  const success = { status: 200, body: '{"success":true}' };
  const state = { received: [] as Received[], answer: success, url: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      state.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(state.answer.status, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end(state.answer.body);
    });
  });
  let shell: FastifyInstance;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    shell = await startProxy({ apiUrl: state.url });
  });
  afterAll(async () => {
    await shell.close();
    server.close();
  });
  beforeEach(() => {
    state.received = [];
    state.answer = success;
  });

  return Object.assign(state, {
    /** The proxy. It does not listen yet. */
    proxy: () => shell,
    /** Posts to the proxy as the page does. */
    send: (url: string, options: InjectOptions = {}) =>
      shell.inject({
        method: 'POST',
        url,
        payload: {},
        ...options,
        headers: { 'x-source': 'site', ...options.headers },
      }),
  });
}
