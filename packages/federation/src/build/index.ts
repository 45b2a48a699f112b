export type { ContractTable, ReleaseRecord, RemoteContract, ShellAssets } from '../release/record';
export { type BuildKitOptions, buildKit } from './buildKit';
export { buildOneBundle, type OneBundle, type OneBundleOptions } from './buildOneBundle';
export { type BuildRemoteOptions, buildRemote } from './buildRemote';
export { type BuildShellOptions, buildShell } from './buildShell';
