import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bareAnswers } from './bareAnswers';

export interface BareBackEnd {
  /** Its origin. */
  url: string;
  /** What it does with each call: answers it, refuses it with a 500, or answers HTML that is no JSON. */
  state: 'answers' | 'refuses' | 'unreadable';
  stop(): void;
}

/** Starts a back end that sends what the specification names and nothing more, and that can fail. */
export async function startBareBackEnd(): Promise<BareBackEnd> {
  const answer = bareAnswers();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://back-end');
    if (backEnd.state !== 'answers') {
      response.writeHead(backEnd.state === 'refuses' ? 500 : 200, { 'content-type': 'text/html' });
      response.end('<h1>It works!</h1>');
      return;
    }
    const body = answer(pathname.replace(/\/$/, ''), searchParams);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const backEnd: BareBackEnd = {
    url: `http://127.0.0.1:${port}`,
    state: 'answers',
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return backEnd;
}
