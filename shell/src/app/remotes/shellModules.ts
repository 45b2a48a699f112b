import type { LoadedModule, RemoteModuleKey } from './remoteModules';

type ModuleLoaders = Partial<Record<RemoteModuleKey, () => Promise<LoadedModule>>>;

/** Modules that the shell provides itself. */
export const shellModules: ModuleLoaders = {
  'panel:burger': () => import('../../features/burger/BurgerPanel'),
  'panel:logout-confirm': () => import('../../features/logout/LogoutConfirmPanel'),
};
