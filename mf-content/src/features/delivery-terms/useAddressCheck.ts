import { polygonQuery } from '@storefront/api-client';
import { deliveryChoice, isInsideServiceBox, parseCoordinates } from '@storefront/domain';
import { useAddressField } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import { toLoadFailure } from '@storefront/ui';

/** The check of an address: the search for it, and whether it is inside a zone (spec §5, Delivery terms). */
export function useAddressCheck() {
  const field = useAddressField();
  const { address } = field;
  const place = parseCoordinates(address?.coordinates);
  const isCovered = place !== undefined && isInsideServiceBox(place);
  const zone = useQuery({ ...polygonQuery(address?.coordinates ?? ''), enabled: isCovered });

  return {
    ...field,
    place,
    retry: address ? () => void zone.refetch() : field.retry,
    zone: zone.data,
    state: field.isFailed
      ? ('failed' as const)
      : deliveryChoice({
          isSearching: field.isSearching,
          hasPoint: address !== undefined,
          needsAddress: false,
          isCovered,
          zone: { isServed: zone.data?.success, isFailed: toLoadFailure(zone) !== undefined },
        }),
  };
}

export type AddressCheckState = ReturnType<typeof useAddressCheck>;
