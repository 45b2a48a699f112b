import { ApiError, cartCalls, cartFields, cartKey, toastFailure, useApi } from '@storefront/api-client';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

interface OrderExtras {
  /** Bonuses to spend; left out when zero (spec §5). */
  bonusAmount?: number;
  /** The sum the courier brings change for; cash only (spec §5). */
  cashChange?: number;
  /** What the customer saw to be paid; ours, a back end may ignore it. */
  seenSum?: number;
}

const repeatDelayMs = 500;

/** Later than this after the press, an order is not sent again unprompted: the customer may not want it any more. */
const repeatWithinMs = 15_000;

const gatewayErrors: readonly number[] = [502, 503, 504];

/** Whether the response was lost or unreadable, so that the order may have been placed all the same. */
function isResponseLost(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || gatewayErrors.includes(error.status));
}

const callRefusals: readonly number[] = [409, 429];

/** Whether the call was turned away, as another is still at work or there were too many: it says nothing of the order. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof ApiError && callRefusals.includes(error.status);
}

/**
 * Sends once more what got no response. Not `retry` of the mutation, which waits until the tab is shown, however long:
 * here a hidden page repeats in time, and one that was frozen meanwhile gives up.
 */
async function repeatOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sentAt = Date.now();
  try {
    return await send();
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatDelayMs));
    if (Date.now() - sentAt > repeatWithinMs) throw error;
    return send().catch((repeated: unknown) => {
      throw isTurnedAway(repeated) ? error : repeated;
    });
  }
}

/**
 * Places the order (spec §7, process). Sending it twice is safe, since the second response repeats the first
 * (readings 20): a lost response is requested once more (decision 0033).
 */
export function useProcessOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['cart', 'process'],
    scope: { id: 'cart' },
    mutationFn: ({ bonusAmount, cashChange, seenSum }: OrderExtras) =>
      repeatOnce(() =>
        api.call(cartCalls.process, {
          body: {
            ...cartFields(),
            ...(bonusAmount ? { bonus_amount: bonusAmount } : {}),
            ...(cashChange ? { cash_change: cashChange } : {}),
            ...(seenSum === undefined ? {} : { seen_sum: seenSum }),
          },
        }),
      ),
    // A read that started before this response is older than it: it would bring the ordered cart back.
    onSuccess: () => queryClient.cancelQueries({ queryKey: cartKey }),
    onError: (error) => {
      toastFailure(error, messages.failed);
      void queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
}
