import { groupsQuery } from '@storefront/api-client';
import type { WidgetContext, WidgetProps } from '@storefront/contracts';
import { MenuGroups } from '../../features/menu-groups';
import { currentLocation } from '../../shared/menu/menuQueries';
import { groupPicturesQuery } from './groupPicturesQuery';

/** The pictures are loaded on the server only: a browser shows those of the dishes that it has loaded already. */
export async function prefetch({ queryClient }: WidgetContext<'catalog:menu-groups'>): Promise<void> {
  const location = currentLocation();
  await Promise.all([
    queryClient.prefetchQuery(groupsQuery(location)),
    queryClient.prefetchQuery(groupPicturesQuery(location)),
  ]);
}

/** The groups of the menu, for other teams: for example to choose the group that a promo leads to. */
export default function MenuGroupsWidget({ onChoose }: WidgetProps<'catalog:menu-groups'>) {
  return <MenuGroups onChoose={onChoose} />;
}
