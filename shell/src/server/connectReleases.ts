import type { RemoteName } from '@storefront/contracts';
import { createRollbacks } from '@storefront/federation/server';
import { cachedReader } from '@storefront/releases/store';
import type { FastifyBaseLogger } from 'fastify';
import { createAutomaticRollback } from './automatic-rollback/createAutomaticRollback';
import { createBuildWatch } from './automatic-rollback/createBuildWatch';
import type { Config } from './config';
import { createTokens } from './createTokens';
import type { Metrics } from './operation/metrics';
import { createRemoteReports } from './operation/remoteReports';
import { createReleases } from './releases';

/** Of a registry in a folder: the files of some ten sets of builds that browsers and render threads load. */
const folderCacheBytes = 32 * 1024 * 1024;

/** Reads the registry, and takes a build that fails too often out of it (decision 0094). */
export function connectReleases(config: Config, metrics: Metrics, log: FastifyBaseLogger) {
  const { releases: store } = config;
  const files = cachedReader(store, store.folder ? folderCacheBytes : undefined);
  // It calls back after the start only: the reports need the registry's data of a build.
  const releases = createReleases({
    store: store.folder ? store : files,
    trust: config.trust,
    timeLimit: config.remoteTimeoutMs,
    onError: (error) => remoteReports.inRegistry(error, log),
    onRecovery: () => log.warn('the registry can be read again'),
  });
  const { channelsOf, previousOf } = releases;
  const isReleased = (remote: RemoteName, build: string) => {
    const { stable, canary, history } = channelsOf(remote);
    return [stable, canary?.build, ...history].includes(build);
  };
  const rollbacks = createRollbacks({ ...config, store, channelsOf, previousOf });
  const rollBack = createAutomaticRollback({ releases, rollbacks, metrics, log });
  const buildWatch = createBuildWatch({
    channelsOf,
    tokens: createTokens(config.shellSecret, 'trial tokens'),
    onFailing: (verdict) => void rollBack(verdict),
  });
  const remoteReports = createRemoteReports(metrics, store.where, {
    onFault: buildWatch.buildFailed,
    isReleased,
  });
  return { files, releases, isReleased, remoteReports, buildWatch };
}
