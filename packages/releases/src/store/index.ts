export { cachedReader } from './cachedReader';
export { folderStore } from './folderStore';
export { type HashedEntry, logBackwards } from './logBackwards';
export { openStore } from './openStore';
export { isMissing, type ReleaseReader, type ReleaseStore, StoreError } from './ReleaseStore';
export { serverLimits } from './requestStore';
