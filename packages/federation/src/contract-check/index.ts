export { type BuiltRemote, type ContractCheck, checkContracts } from './checkContracts';
export { buildIdOf } from '../release/buildId';
export { contractTable } from './contractTable';
export type { PageBuilds } from './pageBuilds';
export { releaseBreaks } from './releaseBreaks';
