import { type RemoteName, remoteNames, remotes } from '@storefront/contracts';
import { RegistryError } from './RegistryError';

/** A released app: a remote, or the shell, for which the registry keeps only the record. */
export type AppName = RemoteName | 'shell';

export const appNames: readonly AppName[] = ['shell', ...remoteNames];

/** The app's folder in the workspace. */
export const folderOf = (name: AppName) => (name === 'shell' ? 'shell' : remotes[name].folder);

/** `mf-catalog` or `catalog` → `catalog`. @throws RegistryError */
export function remoteNamed(text: string): RemoteName {
  const found = remoteNames.find((name) => name === text || remotes[name].folder === text);
  if (found) return found;
  const known = remoteNames.map((name) => remotes[name].folder).join(', ');
  throw new RegistryError(`There is no remote "${text}". Remotes: ${known}.`);
}

/** As `remoteNamed`, but also accepts `shell`. @throws RegistryError */
export const appNamed = (text: string): AppName => (text === 'shell' ? text : remoteNamed(text));
