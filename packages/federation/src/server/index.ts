export { provideShared } from '../sharing/provideShared';
export { createRollbacks, type Rollbacks } from './createRollbacks';
export { createServerBuilds, type ServerBuilds } from './createServerBuilds';
export { createServerRemotes, type ServerRemotes, type ServerRemotesOptions } from './createServerRemotes';
export { readRelease, readReleaseFile } from './readRelease';
export type { Release, Releases } from './release';
export { RemoteLoadError, type RemoteLoadPhase, type RemoteLoadReason } from './RemoteLoadError';
