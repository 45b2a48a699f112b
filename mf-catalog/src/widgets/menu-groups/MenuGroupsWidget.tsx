import type { WidgetProps } from '@storefront/contracts';
import { MenuGroups } from '../../features/menu-groups';

/** The groups of the menu where another team wants them: the group that a promo leads to, say. */
export default function MenuGroupsWidget({ onChoose }: WidgetProps<'catalog:menu-groups'>) {
  return <MenuGroups onChoose={onChoose} />;
}
