export { hangFile } from './hangFile';
export { makeReleases, releasesForEachTest, type TestReleases } from './makeReleases';
export { readerKinds } from './openTestStore';
export { sealBuild } from './sealBuild';
export { writeRemote } from './writeBuilds';
