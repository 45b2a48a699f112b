import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** A connection's bytes in the parts in which they are written, and the visitor's action after them. */
export interface OddConnection {
  parts: Buffer[];
  end: 'waits' | 'half-closes' | 'leaves';
  /** The chosen alternatives, to reproduce the connection. */
  shape: string;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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

/** The n-th odd connection of a seed. Each of its requests has its own `X-Probe`. */
export function oddConnection(seed: number, index: number): OddConnection {
  const random = randomNumbers(seed * 100_003 + index);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  // Most parts of a request are plain: with two odd parts at once, one refusal would hide the second part.
  const mostly = <Item>(plain: Item, items: readonly Item[]) => (random() < 0.6 ? plain : pick(items));
  const path = mostly('/api/app/search/', paths);
  const method = mostly('POST', methods);
  const version = random() < 0.9 ? '1.1' : pick(['1.0', '2.0']);
  const encoding = mostly('', encodings);
  const bodyName = pick(namesOf(bodies));
  const framingName = mostly('exact', namesOf(framings));
  const extraName = mostly('none', namesOf(extras));
  const follower = pick(['none', 'pipelined', 'pipelined twice']);
  const writing = pick(['whole', 'in parts']);
  const end = mostly<OddConnection['end']>('waits', ['half-closes', 'leaves']);

  const inner = Buffer.from(
    `POST /api/inner/ HTTP/1.1\r\nHost: x\r\nX-Source: site\r\nX-Probe: inner-${index}\r\nX-Forwarded-For: 203.0.113.66\r\nContent-Length: 0\r\n\r\n`,
  );
  const body = bodies[bodyName](inner);
  const framing: Framing = framings[framingName];
  const extra: string[] = extras[extraName];
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
  const [first, second] = [Math.floor(random() * sent.length), head.length].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return {
    parts:
      writing === 'whole'
        ? [sent]
        : [sent.subarray(0, first), sent.subarray(first, second), sent.subarray(second)],
    end,
    shape: JSON.stringify({
      seed,
      index,
      method,
      path,
      version,
      encoding,
      bodyName,
      framingName,
      extraName,
      follower,
      writing,
      end,
    }),
  };
}
