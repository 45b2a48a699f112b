export type { ReleaseRecord } from '../release/record';
export { remoteNamed } from './appNames';
export type { Channels, LogEntry } from '../release/releaseLog';
export { type ListedRelease, openRegistry, type Registry } from './openRegistry';
export { RegistryError } from './RegistryError';
export { type CommandResult, openCliRegistry, runCli } from './runCli';
