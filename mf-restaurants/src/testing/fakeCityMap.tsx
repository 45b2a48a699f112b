import type { CityMapProps } from '@storefront/maps';

/** A map for component tests: shows its markers as buttons. */
export function CityMap({ label, centre, zoom, markers, chosenMarkerId, onMarkerChoose }: CityMapProps) {
  return (
    <section aria-label={label} data-view={`${centre.latitude},${centre.longitude} ${zoom}`}>
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
