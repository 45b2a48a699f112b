import { createHash } from 'node:crypto';
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

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

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
 * A stand-in of an S3-compatible service with one bucket, on loopback: it refuses requests without a signature, supports
 * If-None-Match, lists in pages, and fails on request of a test.
 */
export async function startS3() {
  const held: (() => void)[] = [];
  const standIn = {
    keys: { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key' },
    region: 'ru-central1',
    objects: new Map<string, Buffer>(),
    /** Every accepted request: `PUT log/00000001.json`. */
    requests: [] as string[],
    /** Called with each accepted request. */
    fault: (_request: S3Request): Fault | undefined => undefined,
    /** Keys of one page of a listing. */
    pageSize: 1000,
    /** Whether it supports If-None-Match, which not every service does. */
    isConditional: true,
    /** Answers the hanging requests, by the current fault. */
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
    if (!isPublic) {
      // The signature itself is aws4fetch's, and `s3Store.test.ts` compares one.
      if (!message.headers.authorization) throw new Refusal(403, 'AccessDenied');
      if (message.headers['x-amz-content-sha256'] !== sha256(body))
        throw new Refusal(400, 'XAmzContentSHA256Mismatch');
    } else if (url.search || !['GET', 'HEAD'].includes(method)) throw new Refusal(403, 'AccessDenied');
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
    /** Origin and bucket. */
    url: `${origin}/${bucket}`,
    /** The public address of the bucket, without a signature. */
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

export type StandIn = Awaited<ReturnType<typeof startS3>>;
