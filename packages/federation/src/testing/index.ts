export { containerName } from '../sharing/containerName';
export { makeReleases, type TestReleases } from './makeReleases';
export { readerKinds } from './openTestStore';
export { sealBuild } from './sealBuild';
export { writeRemote } from './writeBuilds';
