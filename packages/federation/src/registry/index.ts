export type { ReleaseRecord } from '../release/record';
export { type Channels, type ListedRelease, openRegistry, type Registry, remoteNamed } from './openRegistry';
export { RegistryError } from './RegistryError';
export { releasesDir, runCli } from './runCli';
