import { useSettings, type Zone, zonesQuery } from '@storefront/api-client';
import { deliveryDuration, deliveryMinimum, formatRoubles, type ZoneRestriction } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { AsyncList, ListRow, Note, Skeleton, Stack, toListState } from '@storefront/ui';
import { Bike } from 'lucide-react';
import { messages } from './messages';

interface Props {
  /** The zone that serves the checked address. */
  current: Zone | undefined;
}

/** A list of outlines alone, which is all that section 7 has, would say nothing. */
const describedZones = (zones: Zone[]) =>
  zones.some(({ name, restriction }) => name || restriction) ? zones : [];

/** The zones of the map with their terms (spec §3, Delivery zone). */
export function ZoneList({ current }: Props) {
  const globalMinimum = useSettings().minimalDeliveryAmount;
  return (
    <AsyncList
      state={toListState(useQuery({ ...zonesQuery(), select: describedZones }))}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      failureLook="note"
      skeleton={
        <Stack gap={8}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} shape="row" />
          ))}
        </Stack>
      }
      empty={<Note>{messages.noZones}</Note>}
    >
      {(zones) => (
        <ul>
          {zones.map((zone, index) => (
            <li key={zone.id}>
              <ListRow
                media={<Bike size={22} aria-hidden />}
                title={zone.name || messages.zone(index + 1)}
                note={termsText(zone.restriction, globalMinimum)}
                isCurrent={zone === current}
              />
            </li>
          ))}
        </ul>
      )}
    </AsyncList>
  );
}

/** «Заказ от 790 ₽ · Привезем за 45 минут»; the text of a zone without terms refers to the check. */
function termsText(restriction: ZoneRestriction | null, globalMinimum: number | null): string {
  if (!restriction) return messages.byAddress;
  const minimum = deliveryMinimum({ zoneMinimum: restriction.minimal_amount ?? null, globalMinimum });
  const duration = deliveryDuration(restriction);
  return [
    minimum > 0 ? messages.zoneMinimum(formatRoubles(minimum)) : messages.noMinimum,
    ...(duration === undefined ? [] : [messages.willBring(duration)]),
  ].join(' · ');
}
