import fc from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** A connection's bytes in the parts in which they are written, and the visitor's action after them. */
export interface OddConnection {
  parts: Buffer[];
  end: 'waits' | 'half-closes' | 'leaves';
  /** The chosen alternatives, to reproduce the connection. */
  shape: string;
}

const paths = [
  '/api/app/settings/',
  '/api/app/order/get/?draft_uuid=x%0d%0aX-Evil:1',
  '/api/early/',
  '/api/%',
  '/api//x/',
  '/api/./x/',
  '/pay/secret',
  '/storage/uploads/a.webp',
  '/storage/early',
  '/socket.io/?EIO=4&transport=websocket',
  'http://evil.example/api/app/settings/',
  '/api/рамен/',
];

const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'post'];

const bodies = {
  none: () => Buffer.alloc(0),
  json: () => Buffer.from('{"phrase":"рамен"}'),
  inner: (inner) => inner,
  'json, inner': (inner) => Buffer.concat([Buffer.from('{"phrase":"x"}'), inner]),
  'gzip of inner': (inner) => gzipSync(Buffer.concat([Buffer.alloc(2000, 'x'), inner])),
  'deflate of inner': (inner) => deflateSync(Buffer.concat([Buffer.alloc(2000, 'x'), inner])),
  'br of inner': (inner) => brotliCompressSync(Buffer.concat([Buffer.alloc(2000, 'x'), inner])),
} satisfies Record<string, (inner: Buffer) => Buffer>;

const encodings = ['gzip', 'x-gzip', 'deflate', 'br', 'identity', 'gzip, br', 'none'];

const chunked = (body: Buffer, trailer = '') =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from(`\r\n0\r\n${trailer}\r\n`),
  ]);

interface Framing {
  fields: (length: number) => string[];
  send?: (body: Buffer) => Buffer;
}

const te = (value: string, send: Framing['send'] = chunked): Framing => ({
  fields: () => [`Transfer-Encoding: ${value}`],
  send,
});
const length = (text: (bytes: number) => string): Framing => ({
  fields: (bytes) => [`Content-Length: ${text(bytes)}`],
});

const framings = {
  exact: length(String),
  none: { fields: () => [] },
  zero: length(() => '0'),
  shorter: length((bytes) => String(Math.max(0, bytes - 3))),
  longer: length((bytes) => String(bytes + 70)),
  huge: length(() => '9000000'),
  plus: length((bytes) => `+${bytes}`),
  zeros: length((bytes) => `00${bytes}`),
  hexadecimal: length((bytes) => `0x${bytes.toString(16)}`),
  list: length((bytes) => `${bytes}, ${bytes}`),
  negative: length(() => '-1'),
  'twice the same': { fields: (bytes) => [`Content-Length: ${bytes}`, `Content-Length: ${bytes}`] },
  'twice another': { fields: (bytes) => [`Content-Length: ${bytes}`, 'Content-Length: 0'] },
  'with an underscore': { fields: (bytes) => [`Content_Length: ${bytes}`] },
  'with a blank': { fields: (bytes) => [`Content-Length : ${bytes}`] },
  chunked: te('chunked'),
  'chunked, not sent so': te('chunked', (body) => body),
  'chunked with a trailer': {
    fields: () => ['Trailer: X-Probe', 'Transfer-Encoding: chunked'],
    send: (body) => chunked(body, 'X-Probe: trailer\r\n'),
  },
  'chunked, cut': te('chunked', (body) => chunked(body).subarray(0, -4)),
  'chunked in capitals': te('CHUNKED'),
  'chunked, then identity': te('chunked, identity'),
  'identity, then chunked': te('identity, chunked'),
  'unknown coding': te('xchunked'),
  'folded coding': te('\r\n chunked'),
  'coding behind a tab': te('\tchunked'),
  'chunked and exact': {
    fields: (bytes) => [`Content-Length: ${bytes}`, 'Transfer-Encoding: chunked'],
    send: chunked,
  },
  'exact and an odd coding': {
    fields: (bytes) => [`Content-Length: ${bytes}`, 'Transfer-Encoding: identity'],
  },
} satisfies Record<string, Framing>;

const extras = {
  none: [],
  'expects 100': ['Expect: 100-continue'],
  'expects another': ['Expect: 200-ok'],
  websocket: ['Connection: Upgrade', 'Upgrade: websocket'],
  'http 2': ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ'],
  'an upgrade unasked': ['Upgrade: websocket'],
  'trailers welcome': ['TE: trailers', 'Trailer: X-Probe'],
  'names the length': ['Connection: content-length, x-source'],
  folded: ['X-Folded: a', ' b', '\tc'],
  'bare line feed': ['X-Odd: a\nX-Feed: b'],
  'bare carriage return': ['X-Odd: a\rX-Return: b'],
  'NUL in a value': ['X-Odd: a\0b'],
  'two hosts': ['Host: evil.example'],
  'a name with a blank': ['X Odd: a'],
  'no name': [': a'],
  'large head': [`X-Large: ${'x'.repeat(20_000)}`],
} satisfies Record<string, string[]>;

const namesOf = <Names extends string>(table: Record<Names, unknown>) => Object.keys(table) as Names[];

/** Most parts of a request are plain: with two odd parts at once, one refusal would hide the second part. */
const mostly = <Item>(plain: Item, items: readonly Item[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(plain) }, { weight: 2, arbitrary: fc.constantFrom(...items) });

const shapes = fc.record({
  path: mostly('/api/app/search/', paths),
  method: mostly('POST', methods),
  version: fc.constantFrom(...Array<string>(18).fill('1.1'), '1.0', '2.0'),
  encoding: mostly('', encodings),
  body: fc.constantFrom(...namesOf(bodies)),
  framing: mostly('exact', namesOf(framings)),
  extra: mostly('none', namesOf(extras)),
  follower: fc.constantFrom('none', 'pipelined', 'pipelined twice'),
  /** Where the first part ends, as a share of the bytes; the head ends another. Undefined: all is written at once. */
  cutAt: fc.option(fc.integer({ min: 0, max: 99 }), { freq: 2, nil: undefined }),
  end: mostly<OddConnection['end']>('waits', ['half-closes', 'leaves']),
});

/** The odd connections of a seed. Each of their requests has its own `X-Probe`, with the connection's index. */
export const oddConnections = (seed: number, count: number): OddConnection[] =>
  fc.sample(shapes, { seed, numRuns: count }).map(connectionOf);

type Shape = typeof shapes extends fc.Arbitrary<infer Value> ? Value : never;

function connectionOf(shape: Shape, index: number): OddConnection {
  const { path, method, version, encoding, follower, cutAt, end } = shape;
  const inner = Buffer.from(
    `POST /api/inner/ HTTP/1.1\r\nHost: x\r\nX-Source: site\r\nX-Probe: inner-${index}\r\nX-Forwarded-For: 203.0.113.66\r\nContent-Length: 0\r\n\r\n`,
  );
  const body = bodies[shape.body](inner);
  const framing: Framing = framings[shape.framing];
  const extra: string[] = extras[shape.extra];
  const fields = [
    'Host: shop.example',
    'X-Source: site',
    `X-Probe: first-${index}`,
    'Content-Type: application/json',
    ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
    ...extra,
    ...framing.fields(body.length),
    ...(follower === 'none' && !extra.some((field) => field.startsWith('Connection'))
      ? ['Connection: close']
      : []),
  ];
  const head = Buffer.from(`${method} ${path} HTTP/${version}\r\n${fields.join('\r\n')}\r\n\r\n`, 'utf8');
  const next = (name: string, connection: string) =>
    Buffer.from(
      `GET /api/app/settings/ HTTP/1.1\r\nHost: shop.example\r\nX-Source: site\r\nX-Probe: ${name}-${index}\r\nConnection: ${connection}\r\n\r\n`,
    );
  const sent = Buffer.concat([
    head,
    framing.send ? framing.send(body) : body,
    ...(follower === 'pipelined twice' ? [next('second', 'keep-alive')] : []),
    ...(follower === 'none' ? [] : [next('last', 'close')]),
  ]);
  const cuts = cutAt === undefined ? [] : [Math.floor((cutAt * sent.length) / 100), head.length];
  const edges = [0, ...cuts.sort((a, b) => a - b), sent.length];
  return {
    parts: edges.slice(1).map((edge, part) => sent.subarray(edges[part], edge)),
    end,
    shape: JSON.stringify({ ...shape, index }),
  };
}
