import { isRemoteName, type RemoteName } from '@storefront/contracts';
import { readRelease, readReleaseFile, RemoteLoadError } from '@storefront/federation/server';
import type { ReleaseReader } from '@storefront/releases/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { isForBrowsers, oneYearMs } from './files';
import { logRefusal } from './operation/logRefusal';
import type { PreviewCookie } from './preview/createLinkCookie';
import { visitorLimit } from './visitorLimit';

const types: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface RemoteFilesOptions {
  store: Pick<ReleaseReader, 'read'>;
  /** Whether a build is live or was live lately, as far as this server knows. */
  isLive(remote: RemoteName, build: string): boolean;
  /** Whether any signed entry of the log names a build. It may ask the registry. */
  wasReleased(remote: RemoteName, build: string): Promise<boolean>;
  previewCookie: Pick<PreviewCookie, 'read'>;
  /** How many requests for unknown builds one network may make in a minute: each asks the registry. */
  missesPerMinute: number;
  report(error: RemoteLoadError): void;
}

interface Wanted {
  remote: RemoteName;
  build: string;
  path: string;
}

const asLoadError = ({ remote, build }: Wanted, cause: unknown): RemoteLoadError => {
  if (cause instanceof RemoteLoadError) return cause;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new RemoteLoadError(remote, build, 'broken', detail, cause);
};

/**
 * The browser files of builds that were released by a signed entry of the log, and of the build of a preview that the
 * browser shows: write access to the registry does not include the signing key. Each file is compared with the record
 * of its build; a file that cannot be read or differs is reported and answered with 503, which no cache keeps. Needs
 * @fastify/rate-limit.
 */
export function remoteFiles(app: FastifyInstance, options: RemoteFilesOptions): void {
  const { store, isLive, wasReleased, previewCookie, missesPerMinute, report } = options;
  const { max, timeWindow, keyGenerator } = visitorLimit(missesPerMinute).rateLimit;
  const countMiss = app.createRateLimit({ max, timeWindow, keyGenerator });
  const hasTooManyMisses = async (request: FastifyRequest) => {
    const state = await countMiss(request, { increment: false });
    return !state.isAllowed && state.remaining === 0;
  };

  const sendMissing = async (request: FastifyRequest, reply: FastifyReply) => {
    await countMiss(request);
    return reply.header('cache-control', 'no-store').callNotFound();
  };

  const sendUnavailable = (reply: FastifyReply) =>
    reply.code(503).removeHeader('etag').header('cache-control', 'no-store').send();

  const isPreviewed = ({ remote, build }: Wanted, request: FastifyRequest) => {
    const shown = previewCookie.read(request);
    if (!shown || 'fault' in shown) return false;
    return shown.preview.remote === remote && shown.preview.build === build;
  };

  const send = async (
    { remote, build, path }: Wanted,
    isReleased: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const record = await recordOf(remote, build);
    const file = record && Object.hasOwn(record.files, path) ? record.files[path] : undefined;
    if (!record || !file) return sendMissing(request, reply);
    const etag = `W/"${file.sha384}"`;
    void reply.headers({
      etag,
      // A shared cache must not keep a build before its release.
      'cache-control': `${isReleased ? 'public' : 'private'}, max-age=${oneYearMs / 1000}, immutable`,
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const content = await readReleaseFile(store, record, path);
    return reply.type(types[extname(path)] ?? 'application/octet-stream').send(content);
  };

  /** Undefined when the build was removed. */
  const recordOf = async (remote: RemoteName, build: string) => {
    try {
      return await readRelease(store, remote, build);
    } catch (error) {
      if (error instanceof RemoteLoadError && error.reason === 'not-released') return undefined;
      throw error;
    }
  };

  app.get<{ Params: { '*': string } }>('/mf/*', async (request, reply) => {
    const [remote = '', build = '', ...steps] = request.params['*'].split('/');
    const path = steps.join('/');
    if (!isRemoteName(remote) || !/^[\da-f]{32}$/.test(build) || !isForBrowsers(path)) {
      return reply.header('cache-control', 'no-store').callNotFound();
    }
    const isKnown = isLive(remote, build);
    if (!isKnown && (await hasTooManyMisses(request))) {
      logRefusal(request, 'too many requests');
      return reply.code(429).header('cache-control', 'no-store').send();
    }
    const wanted = { remote, build, path };
    let isReleased: boolean;
    try {
      isReleased = isKnown || (await wasReleased(remote, build));
    } catch (error) {
      // It is unknown whether the build exists, so no failure of a build is reported: anybody can make up ids.
      request.log.warn(error, 'the log of releases could not be read for a file');
      await countMiss(request);
      return sendUnavailable(reply);
    }
    if (!isReleased && !isPreviewed(wanted, request)) return sendMissing(request, reply);
    try {
      return await send(wanted, isReleased, request, reply);
    } catch (error) {
      report(asLoadError(wanted, error));
      return sendUnavailable(reply);
    }
  });
}
