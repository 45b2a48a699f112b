export { cachedReader } from './cachedReader';
export { folderStore } from './folderStore';
export { inParallel } from './inParallel';
export { openStore } from './openStore';
export { isMissing, type ReleaseReader, type ReleaseStore, StoreError } from './ReleaseStore';
export { serverLimits } from './requestStore';
