import { isRemoteName, type RemoteName } from '@storefront/contracts';
import {
  readRelease,
  readReleaseFile,
  type ReleaseReader,
  RemoteLoadError,
} from '@storefront/federation/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { isForBrowsers, oneYearMs } from './files';
import { logRefusal } from './operation/logRefusal';
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
  store: ReleaseReader;
  /** Whether a build is or was live. */
  isReleased(remote: RemoteName, build: string): boolean;
  /** How many requests for builds that do not exist one network has in a minute: each asks the store. */
  missesPerMinute: number;
  report(error: RemoteLoadError): void;
}

/**
 * The browser files of released builds from a registry that is in no folder. Each is compared with the record of its
 * build; one that cannot be read or differs is reported and answered with 503, which no cache keeps. Needs
 * @fastify/rate-limit.
 */
export function remoteFiles(app: FastifyInstance, options: RemoteFilesOptions): void {
  const { store, isReleased, missesPerMinute, report } = options;
  const { max, timeWindow, keyGenerator } = visitorLimit(missesPerMinute).rateLimit;
  const countMiss = app.createRateLimit({ max, timeWindow, keyGenerator });
  const hasTooManyMisses = async (request: FastifyRequest) => {
    const state = await countMiss(request, { increment: false });
    return !state.isAllowed && state.remaining === 0;
  };

  /** Undefined for what no build has for browsers. */
  const fileOf = async (remote: string, build: string, path: string): Promise<Buffer | undefined> => {
    if (!isRemoteName(remote) || !/^[\da-f]{32}$/.test(build) || !isForBrowsers(path)) return undefined;
    try {
      const record = await readRelease(store, remote, build);
      return Object.hasOwn(record.files, path) ? await readReleaseFile(store, record, path) : undefined;
    } catch (cause) {
      if (cause instanceof RemoteLoadError && cause.reason === 'not-released') return undefined;
      if (cause instanceof RemoteLoadError) throw cause;
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new RemoteLoadError(remote, build, 'broken', detail, cause);
    }
  };

  app.get<{ Params: { remote: string; build: string; '*': string } }>(
    '/mf/:remote/:build/*',
    async (request, reply) => {
      const { remote, build, '*': path } = request.params;
      try {
        const isKnown = isRemoteName(remote) && isReleased(remote, build);
        if (!isKnown && (await hasTooManyMisses(request))) {
          logRefusal(request, 'too many requests');
          return await reply.code(429).header('cache-control', 'no-store').send();
        }
        const content = await fileOf(remote, build, path);
        if (!content) {
          await countMiss(request);
          return reply.callNotFound();
        }
        return await reply
          .type(types[extname(path)] ?? 'application/octet-stream')
          .header('cache-control', `public, max-age=${oneYearMs / 1000}, immutable`)
          .send(content);
      } catch (error) {
        if (!(error instanceof RemoteLoadError)) throw error;
        report(error);
        return reply.code(503).header('cache-control', 'no-store').send();
      }
    },
  );
}
