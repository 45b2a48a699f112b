import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { listen } from './listen';
import { startProxy } from './startProxy';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  body: string;
  headers?: OutgoingHttpHeaders;
}

const success: Answer = { status: 200, body: '{"success":true}' };

/** Registers a back end behind the shell's proxy. It records the calls that reach it. */
export function proxiedBackEnd() {
  const state = {
    received: [] as Received[],
    /** The answer to each call; undefined closes the connection instead. */
    answer: success as Answer | undefined,
    /** Calls are answered once this resolves. */
    mayAnswer: Promise.resolve(),
    url: '',
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      state.received.push({ path: request.url ?? '', headers: request.headers, body });
      void state.mayAnswer.then(() => {
        const { answer } = state;
        const headers = { 'content-type': 'application/json', ...answer?.headers };
        if (answer) response.writeHead(answer.status, headers).end(answer.body);
        else request.socket.destroy();
      });
    });
  });
  let shell: FastifyInstance;

  beforeAll(async () => {
    state.url = await listen(server);
    shell = await startProxy({ apiUrl: state.url });
  });
  afterAll(async () => {
    await shell.close();
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    Object.assign(state, { received: [], answer: success, mayAnswer: Promise.resolve() });
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
