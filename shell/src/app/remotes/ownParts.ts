import { isPlaceholderRoute, routeIds } from '@storefront/contracts';
import type { PartKey, PartModule } from './remoteParts';

/** Pages that their owners have not built yet: the shell stands in. */
const owedPages = routeIds
  .filter(isPlaceholderRoute)
  .map((id) => [
    `page:${id}`,
    () =>
      import('../../features/placeholders/PlaceholderPage').then(({ placeholderPage }) =>
        placeholderPage(id),
      ),
  ]);

/** What the shell draws itself. */
export const ownParts: Partial<Record<PartKey, () => Promise<PartModule>>> = {
  ...(Object.fromEntries(owedPages) as Partial<Record<PartKey, () => Promise<PartModule>>>),
  'panel:burger': () => import('../../features/burger/BurgerPanel'),
  'panel:logout-confirm': () => import('../../features/logout/LogoutConfirmPanel'),
};
