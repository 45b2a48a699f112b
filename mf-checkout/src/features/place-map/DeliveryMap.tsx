import { useApi } from '@storefront/api-client';
import { restaurantCalls } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { type Area, type Coordinates, parseArea } from '@storefront/domain';
import { CityMap } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { messages } from './messages';
import { moscow } from './moscow';

interface Props {
  /** Centre of the map and place of the pin; undefined while no address is known. */
  point: Coordinates | undefined;
  /** Street and house. */
  title: string | undefined;
  /** Minutes until delivery, or that the kitchen is closed; undefined while unknown. */
  terms: { duration: number | undefined; isClosed: boolean } | undefined;
  onPinMove: (point: Coordinates) => void;
}

/** Delivery zones, and the address as a pin that can be dragged. */
export function DeliveryMap({ point, title, terms, onPinMove }: Props) {
  const { maps } = useBrand();
  const zones = useZones();
  return (
    <CityMap
      label={messages.delivery}
      service={maps}
      centre={point ?? moscow}
      zoom={point ? 16 : 10}
      {...(zones ? { zones } : {})}
      pin={point && { point, title, note: noteOf(terms) }}
      onPinMove={onPinMove}
    />
  );
}

function noteOf(terms: Props['terms']): string | undefined {
  if (!terms) return undefined;
  if (terms.isClosed) return messages.closed;
  return terms.duration === undefined ? undefined : messages.willBring(terms.duration);
}

/** Outlines of the delivery zones. An unreadable one is left out and reported to the console (readings 14). */
function useZones(): readonly Area[] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['zones'],
    queryFn: async ({ signal }) => {
      const zones = await api.call(restaurantCalls.zones, { signal });
      return zones.flatMap(({ id, area }) => {
        const outline = parseArea(area);
        if (!outline) console.warn('a delivery zone has no outline', id);
        return outline ? [outline] : [];
      });
    },
    staleTime: 5 * 60_000,
  }).data;
}
