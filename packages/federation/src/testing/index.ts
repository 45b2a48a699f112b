export { containerName } from '../sharing/containerName';
export { makeReleases, type TestReleases } from './makeReleases';
export { sealBuild } from './sealBuild';
export { writeRemote } from './writeBuilds';
