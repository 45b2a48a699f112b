import type { Product } from '@storefront/api-contract';
import {
  type ComboSelection,
  chooseComboDish,
  comboDishes,
  comboExtras,
  comboModifierIds,
} from '@storefront/domain';
import { useMemo, useState } from 'react';

/** The chosen dish of each part of a combo; no dishes for any other product. */
export function useComboChoice(product: Pick<Product, 'content'> | undefined) {
  const [selection, setSelection] = useState<ComboSelection>({});
  const parts = product?.content;
  return useMemo(() => {
    const comboParts = parts ?? [];
    return {
      dishes: comboDishes(comboParts, selection),
      modifierIds: comboModifierIds(comboParts, selection),
      /** Roubles on top of the combo's own price. */
      extras: comboExtras(comboParts, selection),
      choose: (partId: number, dishId: number) =>
        setSelection((current) => chooseComboDish(current, comboParts, partId, dishId)),
    };
  }, [parts, selection]);
}
