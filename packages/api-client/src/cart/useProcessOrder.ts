import { cartCalls } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { ApiError, failureText } from '../call/ApiError';
import { useApi } from '../call/apiOf';
import { cartFields, cartKey } from './cartQuery';
import { messages } from './messages';

interface OrderExtras {
  /** Bonuses to spend; left out when zero (spec §5). */
  bonusAmount?: number;
  /** The sum the courier brings change for; cash only (spec §5). */
  cashChange?: number;
}

const lost: readonly number[] = [502, 503, 504];

/** The order may have been placed all the same: its answer was lost on the way, or nobody can read it. */
function isAnswerLost(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || lost.includes(error.status));
}

/** Places the order (spec §7, process). Sending it twice is safe: the second answer is the first one's, so one that got lost is asked for once more. */
export function useProcessOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cart', 'process'],
    scope: { id: 'cart' },
    retry: (failures, error) => failures < 1 && isAnswerLost(error),
    retryDelay: 500,
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
