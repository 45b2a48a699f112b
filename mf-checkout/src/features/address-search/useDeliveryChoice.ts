import { polygonQuery, useSettings } from '@storefront/api-client';
import {
  deliveryChoice,
  deliveryDuration,
  deliveryMinimum,
  formatCoordinates,
  isInsideServiceBox,
  minutesBeforeOpening,
  parseCoordinates,
} from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { toLoadFailure } from '@storefront/ui';
import type { AddressSearchState } from './useAddressSearch';

/** Whether the chain delivers to the point, and on which terms (spec §5, Delivery terms). */
export function useDeliveryChoice({
  meant,
  pin,
  failedPoint,
  isSearching,
  isLocating,
}: Pick<AddressSearchState, 'meant' | 'pin' | 'failedPoint' | 'isSearching' | 'isLocating'>) {
  // The zone depends on the point alone, so the customer sees that a point is outside before typing its address.
  const coordinates = meant?.coordinates ?? (failedPoint && formatCoordinates(failedPoint));
  const place = parseCoordinates(coordinates);
  const isCovered = place !== undefined && isInsideServiceBox(place);
  const zone = useQuery({ ...polygonQuery(coordinates ?? ''), enabled: isCovered });
  const settings = useSettings();

  return {
    state: deliveryChoice({
      isSearching: isSearching || isLocating,
      hasPoint: meant !== undefined || pin?.state === 'outside' || failedPoint !== undefined,
      needsAddress: meant === undefined,
      isCovered,
      zone: { isServed: zone.data?.success, isFailed: toLoadFailure(zone) !== undefined },
    }),
    retry: () => void zone.refetch(),
    /** Shown at the map's pin; undefined while the zone is unknown. */
    terms: zone.data?.success
      ? {
          duration: deliveryDuration(zone.data.restriction ?? {}),
          isClosed: minutesBeforeOpening(zone.data.timeBeforeOpening) !== undefined,
        }
      : undefined,
    deliveryCost: settings.deliveryCost,
    minimum: deliveryMinimum({
      zoneMinimum: zone.data?.restriction?.minimal_amount ?? null,
      globalMinimum: settings.minimalDeliveryAmount,
    }),
  };
}

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>;
