import type { CityMapProps } from '@storefront/maps';
import { useEffect, useRef } from 'react';

/** A map for component tests: shows its markers as buttons, and counts how often it moves to its centre. */
export function CityMap(props: CityMapProps) {
  const { label, centre, centreKey, zoom, markers, chosenMarkerId, onMarkerChoose } = props;
  const section = useRef<HTMLElement>(null);
  const moves = useRef(0);
  const view = `${centre.latitude},${centre.longitude} ${zoom}`;
  useEffect(() => {
    moves.current += 1;
    section.current?.setAttribute('data-moves', String(moves.current));
  }, [view, centreKey]);
  return (
    <section ref={section} aria-label={label} data-view={view}>
      {markers?.map(({ id, label: name, isMuted }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosenMarkerId}
          onClick={() => onMarkerChoose?.(id)}
        >
          {`marker: ${name}${isMuted ? ', closed' : ''}`}
        </button>
      ))}
    </section>
  );
}
