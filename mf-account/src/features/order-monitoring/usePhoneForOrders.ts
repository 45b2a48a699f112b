import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { orderPhone } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** The phone of the call centre: the back end's, else the brand's. */
export function usePhoneForOrders() {
  const { phone } = useBrand();
  const { data } = useQuery(settingsQuery());
  return orderPhone(data?.phoneForOrders, phone);
}
