import type { CityMapProps } from '@storefront/maps';

/** A map for component tests: shows its contents as text. */
export function CityMap({ label, zones, pin }: CityMapProps) {
  return (
    <section aria-label={label}>
      <span>{`zones: ${zones?.length ?? 0}`}</span>
      {pin && <span>{`pin: ${pin.point.latitude} ${pin.point.longitude} ${pin.title ?? ''}`}</span>}
    </section>
  );
}
