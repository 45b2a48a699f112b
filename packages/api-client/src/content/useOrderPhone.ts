import { useBrand } from '@storefront/contracts';
import { orderPhone } from '@storefront/domain';
import { useSettings } from './useSettings';

/** The phone for orders: of the settings, else of the brand file (spec §3, Settings). */
export function useOrderPhone() {
  const { phone } = useBrand();
  return orderPhone(useSettings().phoneForOrders, phone);
}
