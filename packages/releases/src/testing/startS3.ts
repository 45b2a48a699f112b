import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The fault that replaces an answer of the stand-in. */
export type Fault =
  /** An answer with this status and error code. */
  | { status: number; code: string }
  /** No answer until `resume`. */
  | 'hang'
  /** The connection ends. */
  | 'reset'
  /** The request is carried out, and then the connection ends without an answer. */
  | 'lose-answer';

interface S3Request {
  method: string;
  /** The key in the bucket; for a listing, its prefix. */
  key: string;
}

export interface StandIn {
  /** Origin and bucket. */
  url: string;
  /** The public address of the bucket, without a signature. */
  publicUrl: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  region: string;
  objects: Map<string, Buffer>;
  /** Every accepted request: `PUT log/00000001.json`. */
  requests: string[];
  /** Called with each accepted request. */
  fault: (request: S3Request) => Fault | undefined;
  /** Keys of one page of a listing. */
  pageSize: number;
  /** Whether it supports If-None-Match, which not every service does. */
  isConditional: boolean;
  /** Answers the hanging requests, by the current fault. */
  resume(): void;
  close(): Promise<void>;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Escapes everything but letters, digits and `-._~`, as version 4 of the signature requires. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const authorizationForm =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;

/** Checks the signature of a request with the secret, by its specification. @throws Refusal */
function checkSignature(
  { method, url: target = '/', headers }: IncomingMessage,
  body: Buffer,
  { keys, region }: Pick<StandIn, 'keys' | 'region'>,
): void {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': bodyHash } = headers;
  const parts = authorizationForm.exec(authorization);
  if (!parts || typeof date !== 'string') throw new Refusal(403, 'AccessDenied');
  const [, id, scope = '', signedHeaders = '', signature] = parts;
  if (id !== keys.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (bodyHash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - time) < 15 * 60_000)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const names = signedHeaders.split(';');
  const needed = Object.keys(headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-') || name === 'if-none-match',
  );
  const isScoped = scope === `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (!isScoped || !needed.every((name) => names.includes(name))) {
    throw new Refusal(403, 'SignatureDoesNotMatch');
  }
  const url = new URL(target, 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const path = url.pathname.split('/').map(decodeURIComponent).map(escaped).join('/');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, signedHeaders, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const secret: Buffer | string = `AWS4${keys.secretAccessKey}`;
  const key = scope.split('/').reduce<Buffer | string>((signed, part) => hmac(signed, part), secret);
  if (hmac(key, toSign).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}

const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;
const xml = (...content: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n${content.join('')}`;

/** One page of ListObjectsV2. */
function listPage(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams, pageSize: number): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const entries = new Map<string, string>();
  for (const [key, content] of objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const name = end < 0 ? key : key.slice(0, end + 1);
    const fields = [element('Key', key), element('ETag', etagOf(content).replaceAll('"', '&quot;'))];
    const folder = element('CommonPrefixes', element('Prefix', name));
    entries.set(name, end < 0 ? element('Contents', ...fields) : folder);
  }
  const names = [...entries.keys()].filter((name) => name > after).sort();
  const page = names.slice(0, pageSize);
  const isTruncated = names.length > page.length;
  return xml(
    element(
      'ListBucketResult',
      element('IsTruncated', String(isTruncated)),
      ...page.map((name) => entries.get(name) ?? ''),
      isTruncated ? element('NextContinuationToken', page.at(-1) ?? '') : '',
    ),
  );
}

const bucket = 'releases-bucket';

/**
 * A strict stand-in of an S3-compatible service with one bucket, on loopback: it checks signatures, supports
 * If-None-Match, lists in pages, and fails on request of a test.
 */
export async function startS3(): Promise<StandIn> {
  const held: (() => void)[] = [];
  const standIn: Omit<StandIn, 'url' | 'publicUrl' | 'close'> = {
    keys: { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key' },
    region: 'ru-central1',
    objects: new Map(),
    requests: [],
    fault: () => undefined,
    pageSize: 1000,
    isConditional: true,
    resume() {
      for (const go of held.splice(0)) go();
    },
  };

  const answer = (message: IncomingMessage, url: URL, key: string, body: Buffer, to: ServerResponse) => {
    const { objects, pageSize, isConditional } = standIn;
    if (url.searchParams.has('list-type')) {
      to.end(listPage(objects, url.searchParams, pageSize));
      return;
    }
    if (message.method === 'PUT') {
      const isTaken = message.headers['if-none-match'] === '*' && objects.has(key);
      if (isTaken && isConditional) throw new Refusal(412, 'PreconditionFailed');
      objects.set(key, body);
      to.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    const content = objects.get(key);
    if (!content) throw new Refusal(404, 'NoSuchKey');
    to.writeHead(200, { etag: etagOf(content), 'content-length': content.byteLength });
    to.end(message.method === 'HEAD' ? undefined : content);
  };

  const respond = async (message: IncomingMessage, to: ServerResponse) => {
    const url = new URL(message.url ?? '/', 'http://s3');
    const { method = 'GET' } = message;
    const isPublic = url.pathname.startsWith('/public/');
    const path = decodeURIComponent(url.pathname.slice(isPublic ? '/public/'.length : 1));
    const body = await buffer(message);
    if (!isPublic) checkSignature(message, body, standIn);
    else if (url.search || !['GET', 'HEAD'].includes(method)) throw new Refusal(403, 'AccessDenied');
    if (path !== bucket && !path.startsWith(`${bucket}/`)) throw new Refusal(404, 'NoSuchBucket');
    const key = url.searchParams.get('prefix') ?? path.slice(bucket.length + 1);
    standIn.requests.push(`${method} ${key}`);
    let fault = standIn.fault({ method, key });
    while (fault === 'hang') {
      await new Promise<void>((go) => held.push(go));
      fault = standIn.fault({ method, key });
    }
    if (fault === 'reset' || fault === 'lose-answer') message.socket.destroy();
    if (fault === 'reset') return;
    if (typeof fault === 'object') throw new Refusal(fault.status, fault.code);
    answer(message, url, key, body, to);
  };

  const server = createServer((message, to) => {
    respond(message, to).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      to.writeHead(status, { 'content-type': 'application/xml' });
      to.end(message.method === 'HEAD' ? undefined : xml(element('Error', element('Code', code))));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, {
    url: `${origin}/${bucket}`,
    publicUrl: `${origin}/public/${bucket}`,
    close: () =>
      new Promise<void>((closed) => {
        standIn.fault = () => undefined;
        standIn.resume();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  });
}
