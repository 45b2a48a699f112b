import { bonusKey, loadDeferredCalls, useApi, userQuery } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';

export type Activation = { isBound: true } | { isBound: false; reason: string | undefined };

/**
 * Binds a card; it is bound only if `success` is true (spec §5). Then the cards and the customer are read again, and after
 * any failure too: an answer may be lost, also behind the error page of a gateway, or another device may have bound it.
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
