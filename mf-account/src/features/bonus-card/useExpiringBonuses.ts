import { useBrand } from '@storefront/contracts';
import { expiringBonuses } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useClock } from '@storefront/ui';
import { buyerBonusQuery } from './bonusQueries';

/** The bonuses that expire on the next two days, in words (spec §7); empty until they have loaded. */
export function useExpiringBonuses() {
  const { timeZone } = useBrand();
  const { data, dataUpdatedAt, error, refetch } = useQuery(buyerBonusQuery());
  const now = useClock(dataUpdatedAt);
  const expiring = data ? expiringBonuses(data, now, timeZone) : [];
  return { expiring, error, refetch };
}
