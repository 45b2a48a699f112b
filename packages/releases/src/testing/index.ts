export { hangFile } from './hangFile';
export { makeReleases, releasesForEachTest, type TestReleases } from './makeReleases';
export { readerKinds } from './openTestStore';
export { sealBuild } from './sealBuild';
export type { Fault } from './startS3';
export { writeRemote } from './writeBuilds';
