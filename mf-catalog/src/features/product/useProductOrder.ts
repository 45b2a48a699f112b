import { useCart } from '@storefront/api-client';
import type { GroupModifier, Product } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import {
  initialSelection,
  type ModifierGroup,
  type ModifierSelection,
  missingGroups,
  modifierGroups,
  productTotal,
} from '@storefront/domain';
import { useMemo, useRef, useState } from 'react';
import { chargedPrice } from '../../shared/basket/cartLines';
import { useAddToCart } from '../../shared/basket/useAddToCart';
import { scrollBehaviour } from '../../shared/scrollBehaviour';
import { messages } from './messages';
import { useComboChoice } from './useComboChoice';

interface Options {
  /** Undefined while it is loading. */
  product: Product | undefined;
  /** Called before the product is added; the customer may have to choose an address first. */
  onAdding?: () => void;
  onAdded?: () => void;
}

/**
 * The customer's choices for a product before it goes into the cart: modifiers, combo dishes and the amount.
 */
export function useProductOrder({ product, onAdding, onAdded }: Options) {
  const groups = useMemo(() => modifierGroups(product?.group_modifiers ?? []), [product]);
  const [chosen, setChosen] = useState<ModifierSelection>();
  const [count, setCount] = useState(1);
  const [wasSubmitted, setSubmitted] = useState(false);
  const groupElements = useRef(new Map<string, HTMLElement>());
  const combo = useComboChoice(product);
  const { add, isSending } = useAddToCart();
  const { data: cart } = useCart();

  const selection = chosen ?? initialSelection(groups);
  const missing = missingGroups(groups, selection);
  const modifiers = [
    ...groups.flatMap(({ options }) => options.flatMap((option) => chosenOption(option, selection))),
    ...combo.dishes.map(({ dish: { id, name } }) => ({ id, amount: 1, name })),
  ];

  /** Roubles; undefined while the product is loading, and when it has no price. */
  const ownPrice = product?.price ?? undefined;

  function total(portions: number, own: number): number {
    const price = own + combo.extras;
    // Back ends price the parts of a combo differently, so a price that the cart has charged for this choice wins.
    const charged = product && combo.dishes.length > 0 && chargedPrice(cart, product.id, modifiers);
    return charged ? charged * portions : productTotal({ price, groups, selection, count: portions });
  }

  function focusMissing(group: ModifierGroup) {
    setSubmitted(true);
    const element = groupElements.current.get(group.key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
  }

  async function submit() {
    if (!product || ownPrice === undefined) return;
    const [firstMissing] = missing;
    if (firstMissing) {
      focusMissing(firstMissing);
      return;
    }
    onAdding?.();
    const isAdded = await add({
      product: { ...product, price: ownPrice },
      amount: count,
      modifiers,
      portionPrice: total(1, ownPrice),
    });
    if (!isAdded) return;
    toast(messages.added(product.name), 'success', { label: messages.toCart, panel: 'cart' });
    // An amount chosen meanwhile is for the next press.
    setCount((now) => (now === count ? 1 : now));
    onAdded?.();
  }

  return {
    product,
    groups,
    selection,
    select: setChosen,
    count,
    setCount,
    /** Required groups without a choice; empty before the first attempt to add. */
    missing: wasSubmitted ? missing : [],
    registerGroup: (key: string, element: HTMLElement | null) => {
      if (element) groupElements.current.set(key, element);
      else groupElements.current.delete(key);
    },
    isSending: product !== undefined && isSending(product.id),
    combo,
    sum: ownPrice === undefined ? undefined : total(count, ownPrice),
    submit,
  };
}

function chosenOption({ id, product }: GroupModifier, selection: ModifierSelection) {
  const amount = selection[id] ?? 0;
  return amount > 0 ? [{ id, amount, name: product.name }] : [];
}

export type ProductOrder = ReturnType<typeof useProductOrder>;
export type ProductModifierGroup = ModifierGroup<GroupModifier>;
