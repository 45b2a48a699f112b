import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { type OrderPhone, orderPhone } from './orderPhone';

/** The order phone: the settings' one, else the brand's (spec §3, Settings; a failed load is no error, §8). */
export function useOrderPhone(): OrderPhone {
  const { phone } = useBrand();
  const { data } = useQuery(settingsQuery());
  return orderPhone(data?.phoneForOrders || phone);
}
