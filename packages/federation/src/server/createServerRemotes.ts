import type { Trust } from '@storefront/releases/release';
import type { ReleaseReader } from '@storefront/releases/store';
import {
  createServerBuilds,
  misfitOf,
  type ServerBuilds,
  type ServerBuildsOptions,
} from './createServerBuilds';
import { type LiveReleases, liveReleases } from './liveReleases';

export interface ServerRemotesOptions extends ServerBuildsOptions {
  store: ReleaseReader;
  /** Whose releases are accepted; by default those signed with the registry's development key. */
  trust?: Trust;
  /** Called when the registry cannot be read, and once for each live build that an earlier build replaces. */
  onError?: (error: unknown) => void;
  /** Called when a registry that could not be read can be read again. */
  onRecovery?: () => void;
}

/** The live builds, picked up within two seconds, and their code. */
export interface ServerRemotes extends LiveReleases, ServerBuilds {}

export function createServerRemotes(options: ServerRemotesOptions): ServerRemotes {
  const { store, timeLimit: limitMs = 600 } = options;
  const { onError = () => undefined, onRecovery = () => undefined } = options;
  const { trust = { isProduction: false } } = options;
  const live = liveReleases({ store, trust, limitMs, misfit: misfitOf, onError, onRecovery });
  return { ...live, ...createServerBuilds(options) };
}
