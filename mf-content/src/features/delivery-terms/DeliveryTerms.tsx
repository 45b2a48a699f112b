import { useSettings, zonesQuery } from '@storefront/api-client';
import { CmsHtml } from '@storefront/cms-html';
import { bestZone } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
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
const columnsClass = css({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-layout=page]': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 40, alignItems: 'start' },
  },
});
/** The map follows the check on narrow screens. */
const mapPlaceClass = css({
  minWidth: 0,
  '[data-layout=page] > &': { [media.md]: { gridColumn: 2, gridRow: '1 / 3', position: 'sticky', top: 88 } },
});
const paymentClass = css({ maxWidth: '68ch' });

/** The terms of delivery for every address, by zone and for a checked address, and how to pay (spec §2, §3, §5). */
export function DeliveryTerms({ layout }: Props) {
  const level = layout === 'page' ? 'h2' : 'h3';
  const settings = useSettings();
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
      <DeliveryFacts settings={settings} />
      <div className={columnsClass} data-layout={layout}>
        <AddressCheck check={check} level={level} />
        {zones && zones.length > 0 && (
          <div className={mapPlaceClass}>
            <ZonesMap zones={zones} check={check} />
          </div>
        )}
        <section>
          <SectionHeading level={level} title={messages.zones} />
          <ZoneList current={current} />
        </section>
      </div>
      {settings.termsOfPayment && (
        <section>
          <SectionHeading level={level} title={messages.payment} />
          <div className={paymentClass}>
            <CmsHtml html={settings.termsOfPayment} headingAbove={level} />
          </div>
        </section>
      )}
    </Stack>
  );
}
