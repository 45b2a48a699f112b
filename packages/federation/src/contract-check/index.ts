export { type BuiltRemote, type ContractCheck, checkContracts } from './checkContracts';
export { contractTable } from './contractTable';
