import { useChangePersonCount } from '@storefront/api-client';
import { clampAmount } from '@storefront/domain';
import { useCoalescedWrites } from '@storefront/ui';

/**
 * The number of persons; `saved` is the cart's. Rapid presses become one call; `flush` sends a scheduled call at once.
 */
export function usePersons(saved: number) {
  const { mutateAsync: changePersons } = useChangePersonCount();
  const { pending, change, flush } = useCoalescedWrites<'persons', number>({
    send: (_, persons) => changePersons({ persons }),
  });
  return {
    count: pending.get('persons') ?? clampAmount(saved),
    change: (count: number) => change('persons', count),
    flush,
  };
}
