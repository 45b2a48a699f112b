export type { ReleaseRecord } from '../release/record';
export { remoteNamed } from './appNames';
export type { Channels, LogEntry } from '../release/releaseLog';
export { openRegistry, type Registry } from './openRegistry';
export type { ListedRelease } from './storedBuilds';
export { RegistryError } from './RegistryError';
export { type CommandResult, openCliRegistry, runCli } from './runCli';
