import styled from '@emotion/styled';
import { settingsQuery, zonesQuery } from '@storefront/api-client';
import { CmsHtml } from '@storefront/cms-html';
import { bestZone } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { media } from '@storefront/tokens';
import { SectionHeading, Stack } from '@storefront/ui';
import { AddressCheck } from './AddressCheck';
import { DeliveryFacts } from './DeliveryFacts';
import { messages } from './messages';
import { useAddressCheck } from './useAddressCheck';
import { ZoneList } from './ZoneList';
import { ZonesMap } from './ZonesMap';

interface Props {
  /** A panel has one column and lower headings. */
  layout: 'page' | 'panel';
}

/** On a wide page the map stands beside the check and the list of zones. */
const Columns = styled.div({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-layout=page]': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40, alignItems: 'start' },
  },
});
/** The map follows the check on narrow screens. */
const MapPlace = styled.div({
  minWidth: 0,
  '[data-layout=page] > &': { [media.md]: { gridColumn: 2, gridRow: '1 / 3', position: 'sticky', top: 88 } },
});
const Payment = styled.div({ maxWidth: '68ch' });

/** The terms of delivery for every address, by zone and for a checked address, and how to pay (spec §2, §3, §5). */
export function DeliveryTerms({ layout }: Props) {
  const level = layout === 'page' ? 'h2' : 'h3';
  const settings = useQuery(settingsQuery()).data;
  const zones = useQuery(zonesQuery()).data;
  const check = useAddressCheck();
  const { place } = check;
  const current =
    place &&
    zones &&
    // When zones overlap, their terms decide which one serves the address (readings 17).
    bestZone(
      zones.flatMap((zone) =>
        zone.restriction ? [{ area: zone.area, restriction: zone.restriction, zone }] : [],
      ),
      place,
    )?.zone;
  return (
    <Stack gap={40}>
      {settings && <DeliveryFacts settings={settings} />}
      <Columns data-layout={layout}>
        <AddressCheck check={check} level={level} />
        {zones && zones.length > 0 && (
          <MapPlace>
            <ZonesMap zones={zones} check={check} />
          </MapPlace>
        )}
        <section>
          <SectionHeading level={level} title={messages.zones} />
          <ZoneList current={current} />
        </section>
      </Columns>
      {settings?.termsOfPayment && (
        <section>
          <SectionHeading level={level} title={messages.payment} />
          <Payment>
            <CmsHtml html={settings.termsOfPayment} headingAbove={level} />
          </Payment>
        </section>
      )}
    </Stack>
  );
}
