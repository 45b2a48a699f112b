import { useChangePersonCount } from '@storefront/api-client';
import { clampAmount } from '@storefront/domain';
import { useCoalescedWrites } from '../../shared/writes/useCoalescedWrites';

/** For how many persons: `saved` is what the cart has. Rapid presses are one call; `flush` sends what waits. */
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
