import { bonusKey, loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';

export type Activation = { isBound: true } | { isBound: false; reason: string | undefined };

/**
 * Binds a card; it is bound only if `success` is true (spec §5). The cards and the customer are then read again, also
 * after a failure: the answer may be lost or replaced by a gateway's error page, or another device has bound the card.
 */
export function useActivateCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: bonusKey }),
      queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
    ]);
  return useMutation({
    mutationFn: async (cardNumber: string): Promise<Activation> => {
      const { bonusCalls } = await loadDeferredCalls();
      const { success, debug, message } = await api.call(bonusCalls.activateCard, {
        body: { card_number: cardNumber },
      });
      if (success) return { isBound: true };
      return { isBound: false, reason: debug?.error_description ?? message ?? undefined };
    },
    onSettled: async (activation) => {
      const rereading = reread();
      if (activation?.isBound) await rereading;
    },
  });
}
