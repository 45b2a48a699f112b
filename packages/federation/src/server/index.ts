export { type Trust, trustedKeys } from '../release/trustedKeys';
export type { ReleaseRecord, ShellAssets } from '../release/record';
export { provideShared, type SharedInstance, type SharedInstances } from '../sharing/provideShared';
export { createServerRemotes, type ServerRemotes, type ServerRemotesOptions } from './createServerRemotes';
export type { Release, Releases } from './release';
export { folderStore } from '../store/folderStore';
export type { ReleaseReader } from '../store/ReleaseStore';
export { RemoteLoadError, type RemoteLoadPhase, type RemoteLoadReason } from './RemoteLoadError';
