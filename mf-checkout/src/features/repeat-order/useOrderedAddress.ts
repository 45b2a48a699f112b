import { orderQuery } from '@storefront/api-client';
import type { DeliveryAddress } from '@storefront/contracts';
import { deliveryAddress } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** The address of a placed order; undefined without an id, and until the order has loaded. */
export function useOrderedAddress(id: string | undefined): DeliveryAddress | undefined {
  const { data } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  return id !== undefined && data?.address ? deliveryAddress(data.address) : undefined;
}
