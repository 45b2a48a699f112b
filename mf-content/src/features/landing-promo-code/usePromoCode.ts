import { useCart, useSubmitPromo } from '@storefront/api-client';
import { useEvent, useSession } from '@storefront/contracts';
import { useAfterLogin } from '@storefront/forms';
import { useState } from 'react';

/** Back ends return a code in their own case. */
const isSame = (one: string, other: string | undefined) =>
  one.trim().toUpperCase() === other?.trim().toUpperCase();

/** A code and the cart: a code that is applied, refused or removed anywhere on the page counts (spec §4, Promo). */
export function usePromoCode(code: string) {
  const { status } = useSession();
  const { data: cart } = useCart();
  const { submit, isPending } = useSubmitPromo();
  const [isRefused, setIsRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const logIn = useAfterLogin({ onLoggedIn: () => void send() });
  const forget = () => setIsRefused(false);

  useEvent('checkout:promo-code-refused', (refused) => setIsRefused(isSame(code, refused.code)));
  useEvent('checkout:promo-code-applied', forget);
  useEvent('checkout:promo-code-cancelled', forget);
  // Another dish may meet the conditions.
  useEvent('checkout:item-added', forget);

  async function send() {
    setFailure(undefined);
    const outcome = await submit(code);
    if (outcome.kind === 'failed') setFailure(outcome.text);
  }

  const isApplied = isSame(code, cart?.promocode?.code);
  return {
    state: isApplied ? ('applied' as const) : isRefused ? ('refused' as const) : ('apply' as const),
    /** A guest logs in first (spec §5, Promo code). */
    apply: status === 'user' ? () => void send() : logIn,
    isPending,
    failure,
  };
}
