export { makeReleases, type TestReleases } from './makeReleases';
export { openTestStore, readerKinds, storeKinds, type TestStore } from './openTestStore';
export { sealBuild } from './sealBuild';
export type { Fault, StandIn } from './startS3';
export { writeRemote } from './writeBuilds';
