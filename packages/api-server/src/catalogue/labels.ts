import type { Group, Label, Product } from '@storefront/api-contract';
import { groupRows } from './groupRows';
import type { Menu } from './menu';

/** Whether a product has every one of the labels. */
export const hasLabels = (product: Product, labelIds: readonly number[]) =>
  labelIds.every((wanted) => product.labels.some(({ id }) => id === wanted));

/**
 * Labels with the number of dishes that would remain after choosing them: available dishes that also have every label
 * chosen so far (spec §7).
 */
export function countLabels(
  menu: Pick<Menu, 'labels' | 'products'>,
  {
    chosen,
    stopped,
    onlyShown,
  }: { chosen: readonly number[]; stopped: ReadonlySet<number>; onlyShown: boolean },
): Label[] {
  const left = menu.products.filter(({ id }) => !stopped.has(id)).filter((item) => hasLabels(item, chosen));
  const counts = new Map<number, number>();
  for (const { id } of left.flatMap(({ labels }) => labels)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return menu.labels
    .filter(({ show_name }) => show_name || !onlyShown)
    .map((label) => ({ ...label, product_count: counts.get(label.id) ?? 0 }));
}

/** Groups that have dishes with every chosen label, with the number of such dishes. */
export function groupsWith(menu: Pick<Menu, 'groups' | 'products'>, chosen: readonly number[]): Group[] {
  if (chosen.length === 0) return menu.groups;
  const left = groupRows(
    menu.products.filter((product) => hasLabels(product, chosen)),
    ({ parent_group_id }) => parent_group_id,
  );
  return menu.groups.flatMap((group) => {
    const count = left.get(group.id)?.length ?? 0;
    return count > 0 ? [{ ...group, products_count: count }] : [];
  });
}
