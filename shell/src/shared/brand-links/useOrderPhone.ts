import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { orderPhone } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** The phone for orders; a failed load of the settings is not an error (spec §8). */
export function useOrderPhone() {
  const { phone } = useBrand();
  const { data } = useQuery(settingsQuery());
  return orderPhone(data?.phoneForOrders, phone);
}
