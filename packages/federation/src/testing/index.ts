export { sealBuild } from './sealBuild';
