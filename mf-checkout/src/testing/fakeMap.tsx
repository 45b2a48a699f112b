import type { CityMapProps } from '@storefront/maps';

/** Where a test drops the pin. */
export const dropPoint = { latitude: 55.82019, longitude: 37.60249 };

/** The map as a component test sees it: what it shows as words, what a finger does as buttons. */
export function CityMap({ label, centre, zones, markers, chosenMarkerId, pin, ...deeds }: CityMapProps) {
  return (
    <section aria-label={label} data-centre={`${centre.latitude},${centre.longitude}`}>
      <span>{`zones: ${zones?.length ?? 0}`}</span>
      {pin && (
        <span>{`pin: ${[pin.point.latitude, pin.point.longitude, pin.title, pin.note].filter(Boolean).join(' ')}`}</span>
      )}
      {deeds.onPinMove && (
        <button type="button" onClick={() => deeds.onPinMove?.(dropPoint)}>
          drop the pin
        </button>
      )}
      {deeds.onPinMove && (
        <button type="button" onClick={() => deeds.onPinMove?.({ latitude: 59.93, longitude: 30.31 })}>
          drop the pin far away
        </button>
      )}
      {markers?.map((marker) => (
        <button
          key={marker.id}
          type="button"
          aria-pressed={marker.id === chosenMarkerId}
          onClick={() => deeds.onMarkerChoose?.(marker.id)}
        >
          {`marker: ${marker.label}${marker.isMuted ? ', closed' : ''}`}
        </button>
      ))}
    </section>
  );
}
