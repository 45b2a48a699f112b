import type { CityMapProps } from '@storefront/maps';
import { useEffect, useRef } from 'react';

const dropPoint = { latitude: 55.82019, longitude: 37.60249 };
const farPoint = { latitude: 59.93, longitude: 30.31 };

/**
 * A map for component tests: shows its contents as text and its gestures as buttons. `data-view` has its centre and zoom,
 * `data-moves` counts how often it moved there.
 */
export function CityMap(props: CityMapProps) {
  const { label, centre, centreKey, zoom, zones, pin, onPinMove } = props;
  const { markers, chosenMarkerId, onMarkerChoose } = props;
  const section = useRef<HTMLElement>(null);
  const moves = useRef(0);
  const view = `${centre.latitude},${centre.longitude} ${zoom}`;
  useEffect(() => {
    moves.current += 1;
    section.current?.setAttribute('data-moves', String(moves.current));
  }, [view, centreKey]);
  return (
    <section ref={section} aria-label={label} data-view={view}>
      <span>{`zones: ${zones?.length ?? 0}`}</span>
      {pin && (
        <span>{`pin: ${[pin.point.latitude, pin.point.longitude, pin.title, pin.note].filter(Boolean).join(' ')}`}</span>
      )}
      {onPinMove && (
        <>
          <button type="button" onClick={() => onPinMove(dropPoint)}>
            drop the pin
          </button>
          <button type="button" onClick={() => onPinMove(farPoint)}>
            drop the pin far away
          </button>
        </>
      )}
      {markers?.map((marker) => (
        <button
          key={marker.id}
          type="button"
          aria-pressed={marker.id === chosenMarkerId}
          onClick={() => onMarkerChoose?.(marker.id)}
        >
          {`marker: ${marker.label}${marker.isMuted ? ', closed' : ''}`}
        </button>
      ))}
    </section>
  );
}
