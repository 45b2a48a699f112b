export { buildIdOf } from './buildId';
export { changedFiles, filesBelow, hashFiles, integrityOf } from './fileHashes';
export { parseRecord } from './parseRecord';
export { type Preview, type PreviewFault, previewParams, readPreview, withoutPreviewParams } from './preview';
export type {
  FileRecord,
  InitialFiles,
  ReleaseRecord,
  RemoteContract,
  ShellAssets,
} from './record';
export {
  type Canary,
  type CanaryShare,
  type Channels,
  entryHash,
  entryPath,
  type LogEntry,
  logFolder,
  type LoggedChange,
  parseSignedEntry,
  type Refusal,
} from './releaseLog';
export { type LinkCheck, type LinkFault } from './signedLink';
export { readReleasesLink } from './releasesLink';
export { isTrusted, readSigningKey } from './signingKey';
export { type Trust, trustedKeys } from './trustedKeys';
