import type { GroupModifier } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import type * as schema from '../database/schema/catalogue';

/** An option with its group, as the tables have them. */
export interface ModifierRow {
  group: typeof schema.modifierGroups.$inferSelect;
  modifier: typeof schema.modifiers.$inferSelect;
}

/** A row of the modifier tables as the contract has it. Of a combo's part exactly one is taken, whatever it says. */
export function toModifier({ group, modifier }: ModifierRow): GroupModifier {
  const { id, name } = modifier;
  const { isComboPart } = group;
  return {
    id,
    // Options are no dishes of their own here, so both ids are the same and either may be sent.
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
