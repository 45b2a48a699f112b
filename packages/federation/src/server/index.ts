export { type Trust, trustedKeys } from '../release/trustedKeys';
export type { ReleaseRecord, ShellAssets } from '../release/record';
export {
  type Preview,
  type PreviewFault,
  previewParams,
  readPreview,
  withoutPreviewParams,
} from '../release/preview';
export { provideShared, type SharedInstance, type SharedInstances } from '../sharing/provideShared';
export type { Channels } from '../release/releaseLog';
export { LogWriteError } from '../registry/LogWriteError';
export type { FailingBuild } from '../registry/rollBack';
export { isTrusted, readSigningKey } from '../release/signingKey';
export { createRollbacks, type Rollbacks } from './createRollbacks';
export { createServerBuilds, type ServerBuilds } from './createServerBuilds';
export { createServerRemotes, type ServerRemotes, type ServerRemotesOptions } from './createServerRemotes';
export { readRelease, readReleaseFile } from './readRelease';
export type { Release, Releases } from './release';
export { type SeenEntries, seenEntries } from './seenEntries';
export { cachedReader } from '../store/cachedReader';
export { openStore } from '../store/openStore';
export { folderStore } from '../store/folderStore';
export type { ReleaseReader, ReleaseStore } from '../store/ReleaseStore';
export { serverLimits } from '../store/requestStore';
export { RemoteLoadError, type RemoteLoadPhase, type RemoteLoadReason } from './RemoteLoadError';
