export { type BuiltRemote, type ContractCheck, checkContracts } from './checkContracts';
export { contractTable } from './contractTable';
export { type PageBuilds, releaseBreaks } from './releaseBreaks';
