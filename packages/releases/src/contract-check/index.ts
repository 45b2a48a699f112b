export { type BuiltRemote, type ContractCheck, checkContracts } from './checkContracts';
export type { PageBuilds } from './pageBuilds';
export { releaseBreaks } from './releaseBreaks';
