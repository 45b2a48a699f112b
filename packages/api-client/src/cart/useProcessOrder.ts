import { cartCalls } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { failureText } from '../call/ApiError';
import { useApi } from '../call/apiOf';
import { cartFields, cartKey } from './cartQuery';
import { messages } from './messages';

interface OrderExtras {
  /** Bonuses to spend; left out when zero (spec §5). */
  bonusAmount?: number;
  /** The sum the courier brings change for; cash only (spec §5). */
  cashChange?: number;
}

/** Places the order (spec §7, process). Sending it twice is safe: the second answer is the first one's. */
export function useProcessOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cart', 'process'],
    scope: { id: 'cart' },
    mutationFn: ({ bonusAmount, cashChange }: OrderExtras) =>
      api.call(cartCalls.process, {
        body: {
          ...cartFields(),
          ...(bonusAmount ? { bonus_amount: bonusAmount } : {}),
          ...(cashChange ? { cash_change: cashChange } : {}),
        },
      }),
    onError: (error) => {
      toast(failureText(error, messages.order), 'error');
      void queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
}
