import {
  ApiError,
  cartCalls,
  cartFields,
  cartKey,
  periodsKey,
  repeatOnce,
  toastFailure,
  useApi,
} from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

interface OrderExtras {
  /** Bonuses to spend; left out when zero (spec §5). */
  bonusAmount?: number;
  /** The sum the courier brings change for; cash only (spec §5). */
  cashChange?: number;
  /** The sum to pay that the customer saw. Our own field: a back end may ignore it. */
  seenSum?: number;
  /** The time that the customer saw, null for as soon as possible. Our own field too. */
  seenTime?: string | null;
}

/** The server's text about the time of an order that it refused because of it; undefined for any other error. */
export const refusedTime = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields['datetime']?.[0] : undefined;

/**
 * Places the order (spec §7, process). If the response is lost, the request is sent once more (decision 0033): that is
 * safe, since the second response repeats the first (readings 20).
 */
export function useProcessOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cart', 'process'],
    scope: { id: 'cart' },
    mutationFn: ({ bonusAmount, cashChange, seenSum, seenTime }: OrderExtras) =>
      repeatOnce(() =>
        api.call(cartCalls.process, {
          body: {
            ...cartFields(),
            ...(bonusAmount ? { bonus_amount: bonusAmount } : {}),
            ...(cashChange ? { cash_change: cashChange } : {}),
            ...(seenSum === undefined ? {} : { seen_sum: seenSum }),
            ...(seenTime === undefined ? {} : { seen_time: seenTime }),
          },
        }),
      ),
    // The answer to a read that started before this response would bring the ordered cart back.
    onSuccess: () => queryClient.cancelQueries({ queryKey: cartKey }),
    onError: (error) => {
      toastFailure(error, messages.failed);
      void queryClient.invalidateQueries({ queryKey: cartKey });
      if (refusedTime(error)) void queryClient.invalidateQueries({ queryKey: periodsKey });
    },
  });
}
