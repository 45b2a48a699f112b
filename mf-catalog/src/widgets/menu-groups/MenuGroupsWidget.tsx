import { groupsQuery } from '@storefront/api-client';
import type { WidgetContext, WidgetProps } from '@storefront/contracts';
import { MenuGroups } from '../../features/menu-groups';
import { currentLocation } from '../../shared/menu/menuQueries';

/** Loads no pictures, which would need the whole menu. Tiles without a picture show the brand's mark. */
export async function prefetch({ queryClient }: WidgetContext<'catalog:menu-groups'>): Promise<void> {
  await queryClient.prefetchQuery(groupsQuery(currentLocation()));
}

/** The groups of the menu, for other teams: for example to choose the group that a promo leads to. */
export default function MenuGroupsWidget({ onChoose }: WidgetProps<'catalog:menu-groups'>) {
  return <MenuGroups onChoose={onChoose} />;
}
