import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';

const watchPath = '/watch.js';
const faultPath = '/fault';

/** In the page, before its own scripts: sends every error and every report of a policy, which no engine must have. */
function watch() {
  const send = (fault: string) => navigator.sendBeacon('/fault', `${location.pathname}: ${fault}`);
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    send(`console: ${parts.map(String).join(' ')}`);
    log(...parts);
  };
  addEventListener('error', ({ message, error }) => send(`uncaught: ${message}\n${error?.stack}`));
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    send(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** The first script of a document. */
function withWatch() {
  let isThere = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = chunk.toString('latin1');
      if (isThere) return done(null, chunk);
      isThere = html.includes('<head>');
      return done(
        null,
        Buffer.from(html.replace('<head>', `<head><script src="${watchPath}"></script>`), 'latin1'),
      );
    },
  });
}

/**
 * Starts a server before a shell, between it and a browser: it watches the pages for faults, which WebDriver does not
 * report, and cuts connections.
 */
export async function openEntrance(shell: string) {
  const { host, hostname, port } = new URL(shell);
  const faults: string[] = [];
  const connections = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  // The shell refuses the calls of other sites.
  const headersOf = ({ headers }: IncomingMessage) => ({
    ...headers,
    host,
    ...(headers.origin && { origin: shell }),
    'accept-encoding': 'identity',
  });

  const server = createServer((incoming, outgoing) => {
    const { url, method } = incoming;
    if (url === watchPath)
      return outgoing.setHeader('content-type', 'text/javascript').end(`(${watch.toString()})()`);
    if (url === faultPath) return void text(incoming).then((fault) => outgoing.end(void faults.push(fault)));
    const forwarded = request(
      { hostname, port, path: url, method, headers: headersOf(incoming) },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (isPage) delete answer.headers['content-length'];
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        (isPage ? answer.pipe(withWatch()) : answer).pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    return void incoming.pipe(forwarded);
  });
  server.on('connection', (socket) => {
    if (isCut) {
      refused += 1;
      socket.destroy();
    }
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('upgrade', (incoming, socket: Socket) => {
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const destroyAll = () => {
    for (const socket of connections) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The faults of the pages up to now. */
    faults,
    /** Drops every connection, and each new one until `restore`. */
    cut() {
      isCut = true;
      refused = 0;
      destroyAll();
    },
    /** How many connections `cut` has refused. */
    refused: () => refused,
    restore() {
      isCut = false;
    },
    close() {
      server.close();
      destroyAll();
    },
  };
}
