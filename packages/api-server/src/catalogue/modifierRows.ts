import type { GroupModifier } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import type * as schema from '../database/schema/catalogue';

export interface ModifierRow {
  group: typeof schema.modifierGroups.$inferSelect;
  modifier: typeof schema.modifiers.$inferSelect;
}

/** A modifier in the contract's format. A combo part always requires exactly one choice, whatever its row says. */
export function toModifier({ group, modifier }: ModifierRow): GroupModifier {
  const { id, name } = modifier;
  const { isComboPart } = group;
  return {
    id,
    // Clients may send either id, so both are the same.
    product_id: id,
    product: { id, name, price: kopecksToRoubles(modifier.price), media_list: [] },
    min_amount: 0,
    max_amount: isComboPart ? 1 : modifier.maxAmount,
    required: false,
    group_id: group.id,
    group_name: group.name,
    group_required: isComboPart || group.required,
    group_min_amount: isComboPart ? 1 : group.minAmount,
    group_max_amount: isComboPart ? 1 : group.maxAmount,
  };
}
