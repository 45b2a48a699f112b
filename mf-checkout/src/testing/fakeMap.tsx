import type { CityMapProps } from '@storefront/maps';

/** The point at which a test drops the pin. */
export const dropPoint = { latitude: 55.82019, longitude: 37.60249 };

/** A map for component tests: shows its contents as text and its gestures as buttons. */
export function CityMap({ label, centre, zones, markers, chosenMarkerId, pin, ...handlers }: CityMapProps) {
  return (
    <section aria-label={label} data-centre={`${centre.latitude},${centre.longitude}`}>
      <span>{`zones: ${zones?.length ?? 0}`}</span>
      {pin && (
        <span>{`pin: ${[pin.point.latitude, pin.point.longitude, pin.title, pin.note].filter(Boolean).join(' ')}`}</span>
      )}
      {handlers.onPinMove && (
        <button type="button" onClick={() => handlers.onPinMove?.(dropPoint)}>
          drop the pin
        </button>
      )}
      {handlers.onPinMove && (
        <button type="button" onClick={() => handlers.onPinMove?.({ latitude: 59.93, longitude: 30.31 })}>
          drop the pin far away
        </button>
      )}
      {markers?.map((marker) => (
        <button
          key={marker.id}
          type="button"
          aria-pressed={marker.id === chosenMarkerId}
          onClick={() => handlers.onMarkerChoose?.(marker.id)}
        >
          {`marker: ${marker.label}${marker.isMuted ? ', closed' : ''}`}
        </button>
      ))}
    </section>
  );
}
