import { zonesQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { CityMap } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useMemo } from 'react';
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
  const { data: zones } = useQuery(zonesQuery());
  const areas = useMemo(() => zones?.map(({ area }) => area), [zones]);
  return (
    <CityMap
      label={messages.delivery}
      service={maps}
      centre={point ?? moscow}
      zoom={point ? 16 : 10}
      {...(areas ? { zones: areas } : {})}
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
