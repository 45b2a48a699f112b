import { isPlaceholderRoute, routeIds } from '@storefront/contracts';
import type { LoadedModule, RemoteModuleKey } from './remoteModules';

type ModuleLoaders = Partial<Record<RemoteModuleKey, () => Promise<LoadedModule>>>;

/** Pages that their owners have not built yet. */
const placeholderPages = routeIds
  .filter(isPlaceholderRoute)
  .map((id) => [
    `page:${id}`,
    () =>
      import('../../features/placeholders/PlaceholderPage').then(({ placeholderPage }) =>
        placeholderPage(id),
      ),
  ]);

/** Modules that the shell provides itself. */
export const shellModules: ModuleLoaders = {
  ...(Object.fromEntries(placeholderPages) as ModuleLoaders),
  'panel:burger': () => import('../../features/burger/BurgerPanel'),
  'panel:logout-confirm': () => import('../../features/logout/LogoutConfirmPanel'),
};
