import { cartCalls } from '@storefront/api-contract';
import { emit, toast } from '@storefront/contracts';
import { failureText } from '../call/ApiError';
import { cartFields } from './cartQuery';
import { messages } from './messages';
import { CartRefusedError, useCartWrite } from './useCartWrite';

/** What came of a promo code; `text` says why not, and has been toasted already (spec §8, Promo). */
export type PromoOutcome =
  | { kind: 'applied' }
  /** Its conditions are not met: the answer is a success without a code (readings 8). */
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; text: string };

/**
 * Gives the order a promo code (spec §5, Promo code): the caller has trimmed it and the customer is logged in.
 * Every part of the page that shows the code hears of the outcome by an event. `submit` never rejects.
 */
export function useSubmitPromo() {
  const { mutateAsync, isPending } = useCartWrite<{ code: string }>({
    call: (api, { code }) => api.call(cartCalls.submitPromo, { body: { ...cartFields(), code } }),
    fallback: messages.promo,
  });

  async function submit(code: string): Promise<PromoOutcome> {
    try {
      const cart = await mutateAsync({ code });
      const isApplied = Boolean(cart?.promocode);
      emit(isApplied ? 'checkout:promo-code-applied' : 'checkout:promo-code-refused', { code });
      if (isApplied) return { kind: 'applied' };
      toast(messages.promoRefused, 'error');
      return { kind: 'refused', text: messages.promoRefused };
    } catch (error) {
      const isSaid = error instanceof CartRefusedError;
      return { kind: 'failed', text: isSaid ? error.message : failureText(error, messages.promo) };
    }
  }

  return { submit, isPending };
}

/** Takes the promo code off the order. */
export const useCancelPromo = () =>
  useCartWrite<void>({
    call: async (api) => {
      const answer = await api.call(cartCalls.cancelPromo, { body: cartFields() });
      if (!answer.error) emit('checkout:promo-code-cancelled', {});
      return answer;
    },
    preview: (cart) => ({ ...cart, promocode: null }),
    fallback: messages.save,
  });
