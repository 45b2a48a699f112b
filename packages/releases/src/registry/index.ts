export { builtCandidate } from './builtApps';
export { type AppName, appNames, folderOf, remoteNamed } from './appNames';
export { LogWriteError } from './LogWriteError';
export { openRegistry, type Registry } from './openRegistry';
export { RegistryError } from './RegistryError';
export { registryKeys } from './registryKeys';
export { assertCanGoBack, type FailingBuild, rollBackFailing, type RolledBack } from './rollBack';
export { openCliRegistry, runCli } from './runCli';
