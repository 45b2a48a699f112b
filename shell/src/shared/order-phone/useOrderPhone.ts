import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { type OrderPhone, orderPhone } from './orderPhone';

/** The order phone from the settings, else from the brand (spec §3, Settings; a failed load is no error, §8). */
export function useOrderPhone(): OrderPhone {
  const { phone } = useBrand();
  const { data } = useQuery(settingsQuery());
  return orderPhone(data?.phoneForOrders || phone);
}
