import type { Product } from '@storefront/api-contract';
import {
  type ComboSelection,
  chooseComboDish,
  comboDishes,
  comboExtras,
  comboModifierIds,
} from '@storefront/domain';
import { useMemo, useState } from 'react';

/** Which dish stands in each part of a combo; of a product that is none, nothing. */
export function useComboChoice(product: Pick<Product, 'content'> | undefined) {
  const [selection, setSelection] = useState<ComboSelection>({});
  const parts = product?.content;
  return useMemo(() => {
    const known = parts ?? [];
    return {
      dishes: comboDishes(known, selection),
      modifierIds: comboModifierIds(known, selection),
      /** Roubles on top of the combo's own price. */
      extras: comboExtras(known, selection),
      choose: (partId: number, dishId: number) =>
        setSelection((current) => chooseComboDish(current, known, partId, dishId)),
    };
  }, [parts, selection]);
}
