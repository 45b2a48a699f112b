export type { ReleaseRecord } from '../release/record';
export { remoteNamed } from './appNames';
export { type Channels, type ListedRelease, openRegistry, type Registry } from './openRegistry';
export { RegistryError } from './RegistryError';
export { type CommandResult, releasesDir, runCli } from './runCli';
