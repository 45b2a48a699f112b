import { until } from '@storefront/config/until';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { type OddConnection, oddConnections } from '../../testing/oddRequests';
import { startApp } from '../../testing/startApp';
import { startWireBackEnd } from '../../testing/wireBackEnd';
import { openWire } from '../../testing/wireVisitor';

const connections = 2000;
/** Concurrent visitors. */
const visitors = 20;
const seed = 20261128;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** A request as the shell has read it, and its answer. */
interface Accepted {
  probe: string;
  line: string;
  response: ServerResponse;
  /** Whether the visitor's connection has ended, with or without the answer. */
  isOver(): boolean;
}

test(`of ${connections} odd connections, the back end gets each request that the shell accepted, and nothing else`, async () => {
  const backEnd = await startWireBackEnd();
  stops.push(backEnd.stop);
  const shell = await startApp({ API_URL: backEnd.url, REQUEST_SECONDS: '1', PAGE_RATE_LIMIT: '1000000' });
  stops.push(() => shell.close());
  const accepted: Accepted[] = [];
  shell.server.keepAliveTimeout = 100;
  shell.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers, socket } = request;
    accepted.push({
      probe: String(headers['x-probe']),
      line: `${method} ${url} HTTP/1.1`,
      response,
      isOver: () => response.closed || socket.destroyed,
    });
  });

  async function send({ parts, end }: OddConnection) {
    const { socket, closed } = await openWire(shell);
    for (const part of parts) {
      socket.write(part);
      await turn();
    }
    if (end === 'half-closes') socket.end();
    if (end === 'leaves') socket.destroy();
    await closed;
  }

  const odd = oddConnections(seed, connections);
  const waiting = odd.values();
  const visit = async () => {
    for (const one of waiting) await send(one);
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  await until(() => accepted.every((one) => one.isOver()));
  await until(() => backEnd.connections.every(({ isClosed, rest }) => isClosed || rest.length === 0));

  const answeredProbe = ({ response }: Accepted) => response.getHeader('x-answered');
  const passedOn = backEnd.requests().map(({ line, fields }) => ({
    line,
    probe: fields.find((field) => field.startsWith('x-probe: '))?.slice('x-probe: '.length) ?? '',
  }));
  const byProbe = new Map(accepted.map((one) => [one.probe, one]));

  // The shell accepted each request of the back end, and no request is there twice.
  expect(new Set(passedOn.map(({ probe }) => probe)).size).toBe(passedOn.length);
  expect(passedOn.filter(({ probe, line }) => byProbe.get(probe)?.line !== line)).toEqual([]);
  // Each visitor got the answer to their own request.
  const answered = accepted.filter((one) => answeredProbe(one) !== undefined);
  expect(answered.filter((one) => answeredProbe(one) !== one.probe)).toEqual([]);
  // The back end answered every request that was passed on, unless the visitor had left, and no other request.
  const unanswered = passedOn
    .map(({ probe }) => byProbe.get(probe))
    .filter((one) => one?.response.writableFinished && answeredProbe(one) === undefined)
    .map(
      (one) => `${one?.probe}: ${one?.response.statusCode}, ${odd[Number(one?.probe.split('-')[1])]?.shape}`,
    );
  expect(unanswered).toEqual([]);
  expect(answered.filter((one) => !passedOn.some(({ probe }) => probe === one.probe))).toEqual([]);
  // Enough of the odd requests are valid, so that the test covers passing on.
  expect(answered.length).toBeGreaterThan(connections / 4);
});
