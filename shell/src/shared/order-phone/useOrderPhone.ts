import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { orderPhone } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** The phone to order by; a failed load of the settings is no error (spec §8). */
export function useOrderPhone() {
  const { phone } = useBrand();
  const { data } = useQuery(settingsQuery());
  return orderPhone(data?.phoneForOrders, phone);
}
