import { type Cart, cartCalls } from '@storefront/api-contract';
import { emit, toast } from '@storefront/contracts';
import { isCodeApplied } from '@storefront/domain';
import { failureText } from '../call/ApiError';
import { cartFields } from './cartQuery';
import { messages } from './messages';
import { promoTopic, useCartWrite } from './useCartWrite';

/**
 * The result of submitting a promo code. `text` is the reason, which has already been toasted (spec §8,
 * Promo).
 */
export type PromoOutcome =
  | { kind: 'applied' }
  /** The code's conditions are not met: a successful response without this code (readings 8). */
  | { kind: 'refused'; text: string }
  | { kind: 'failed'; text: string };

interface Submission {
  code: string;
  /** Gets the cart that the code is submitted to, when earlier writes have ended; undefined when it is not loaded. */
  onSend: (cart: Cart | null | undefined) => void;
}

/**
 * Submits a promo code (spec §5, Promo code); the caller trims it and makes sure the customer is logged in.
 * Emits an event for everything on the page that shows the code. `submit` never rejects.
 */
export function useSubmitPromo() {
  const { mutateAsync, isPending } = useCartWrite<Submission>({
    call: (api, { code, onSend }, confirmed) => {
      onSend(confirmed);
      return api.call(cartCalls.submitPromo, { body: { ...cartFields(), code } });
    },
    fallback: messages.promo,
    topic: promoTopic,
    changesPromo: true,
  });

  async function submit(code: string): Promise<PromoOutcome> {
    try {
      let before: Cart | null | undefined;
      const cart = await mutateAsync({ code, onSend: (confirmed) => (before = confirmed) });
      const isApplied = isCodeApplied({
        submitted: code,
        before: before === undefined ? undefined : (before?.promocode?.code ?? null),
        after: cart?.promocode?.code,
      });
      if (isApplied) {
        emit('checkout:promo-code-applied', { code });
        return { kind: 'applied' };
      }
      emit('checkout:promo-code-refused', { code });
      toast(messages.promoRefused, 'error', undefined, promoTopic);
      return { kind: 'refused', text: messages.promoRefused };
    } catch (error) {
      return { kind: 'failed', text: failureText(error, messages.promo) };
    }
  }

  return { submit, isPending };
}

/** Removes the promo code from the order. */
export const useCancelPromo = () =>
  useCartWrite<void>({
    call: async (api) => {
      const answer = await api.call(cartCalls.cancelPromo, { body: cartFields() });
      emit('checkout:promo-code-cancelled', {});
      return answer;
    },
    optimisticUpdate: (cart) => ({ ...cart, promocode: null }),
    fallback: messages.save,
    changesPromo: true,
  });
