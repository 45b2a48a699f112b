import { polygonQuery, settingsQuery } from '@storefront/api-client';
import { deliveryMinimum, isInsideServiceBox, parseCoordinates } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { deliveryChoice } from './deliveryChoice';
import type { AddressSearchState } from './useAddressSearch';

/** Whether the found point can be delivered to, and on which terms (spec §5, Delivery terms). */
export function useDeliveryChoice({ point, isSearching }: Pick<AddressSearchState, 'point' | 'isSearching'>) {
  const place = parseCoordinates(point?.coordinates);
  const isCovered = place !== undefined && isInsideServiceBox(place);
  const zone = useQuery({ ...polygonQuery(point?.coordinates ?? ''), enabled: isCovered });
  const settings = useQuery(settingsQuery()).data;

  return {
    state: deliveryChoice({
      isSearching,
      hasPoint: point !== undefined,
      isCovered,
      zone: { isServed: zone.data?.success, isFailed: zone.isError && !zone.isFetching },
    }),
    retry: () => void zone.refetch(),
    deliveryCost: settings?.deliveryCost,
    minimum: deliveryMinimum({
      zoneMinimum: zone.data?.restriction?.minimal_amount ?? null,
      globalMinimum: settings?.minimalDeliveryAmount ?? null,
    }),
  };
}

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>;
