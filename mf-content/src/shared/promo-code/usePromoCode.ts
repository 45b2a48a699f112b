import { cartKey, useCart, usePromoSubmit } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { useEvent } from '@storefront/contracts';
import { isSameCode } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { type RefObject, useEffect, useState } from 'react';
import { messages } from './messages';
import { promoCodeState } from './promoCodeState';

/**
 * The state of a promotion's button, and why the code cannot be applied. A code that is applied, refused or removed
 * anywhere on the page counts (spec §4, Promo). `focusAfter` gets the focus once the button that applied the code is
 * gone.
 */
export function usePromoCode(code: string | undefined, focusAfter: RefObject<HTMLElement | null>) {
  const queryClient = useQueryClient();
  const { data: cart } = useCart();
  const [isAppliedHere, setIsAppliedHere] = useState(false);
  const { submit, isPending, resultFor } = usePromoSubmit({ onApplied: () => setIsAppliedHere(true) });
  const [isRefused, setIsRefused] = useState(false);
  const [alias, setAlias] = useState<string>();
  const forget = () => setIsRefused(false);

  useEvent('checkout:promo-code-refused', (refused) => setIsRefused(isSameCode(code, refused.code)));
  useEvent('checkout:promo-code-applied', (applied) => {
    forget();
    // The cache already has the answer when the event is emitted; the rendered cart does not.
    const inCart = queryClient.getQueryData<Cart | null>(cartKey)?.promocode?.code;
    if (isSameCode(code, applied.code)) setAlias(inCart);
  });
  useEvent('checkout:promo-code-cancelled', forget);
  // The added dish may meet the conditions.
  useEvent('checkout:item-added', forget);
  // The promo panel has closed: its promotion is no longer the selected one (spec §4, Take method).
  useEvent('content:promo-clear-requested', forget);

  const state = promoCodeState({ code, alias, appliedCode: cart?.promocode?.code, isRefused });
  // The cart may show the code before the call that applied it has ended, or after.
  useEffect(() => {
    if (state !== 'applied' || !isAppliedHere) return;
    focusAfter.current?.focus();
    setIsAppliedHere(false);
  }, [state, isAppliedHere, focusAfter]);

  const result = resultFor(code);
  const failed = result.kind === 'failed' ? result.text : undefined;
  return {
    state,
    apply: () => {
      if (code) submit(code);
    },
    isPending,
    failure: state === 'refused' ? messages.conditions : state === 'apply' ? failed : undefined,
  };
}

export type PromoCodeUse = ReturnType<typeof usePromoCode>;
