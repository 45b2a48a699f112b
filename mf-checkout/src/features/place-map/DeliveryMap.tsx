import { useBrand } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { CityMap } from '@storefront/maps';
import { messages } from './messages';
import { moscow } from './moscow';
import { useZones } from './useZones';

interface Props {
  /** What the map looks at and where the pin stands; undefined while no address is known. */
  point: Coordinates | undefined;
  /** Street and house. */
  title: string | undefined;
  /** Minutes until it is there, or that the kitchen is closed; undefined while nobody knows. */
  terms: { duration: number | undefined; isClosed: boolean } | undefined;
  onPinMove: (point: Coordinates) => void;
}

/** Where to deliver: zones and the pin of the address, to be dragged. */
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
