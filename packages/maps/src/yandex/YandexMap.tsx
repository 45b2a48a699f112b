import { css } from '@storefront/styles';
import { colour, elevation, radius } from '@storefront/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MarkerList } from '../city-map/MarkerList';
import { noticeStyles } from '../city-map/mapStyles';
import { messages } from '../city-map/messages';
import type { MapAdapterProps, MapMarker } from '../city-map/types';
import { hideYandexMap, showYandexMap, yandexApi } from './yandexRoot';
import { yandexService } from './yandexService';

/** API 2.1 has no dark layer: its ground is inverted, the markers and zones on other panes are not (decision 0031). */
const canvasClass = css({
  position: 'absolute',
  inset: 0,
  '&[data-theme=dark] [class*="ground-pane"]': {
    filter: 'invert(.93) hue-rotate(180deg) saturate(.5) brightness(.9)',
  },
});
const noticeClass = css(noticeStyles);
const placesClass = css({
  position: 'absolute',
  zIndex: 1,
  left: 16,
  top: 16,
  '& > button': {
    position: 'absolute',
    width: 'max-content',
    maxWidth: 240,
    minHeight: 44,
    padding: '8px 16px',
    borderRadius: radius.sm,
    background: colour.surface,
    color: colour.ink,
    boxShadow: elevation[2],
    clipPath: 'inset(50%)',
    '&:focus': { clipPath: 'none' },
  },
});

/** Yandex Maps by the brand's key (readings 18). Its own markers cannot be reached by Tab, so each has a button. */
export function YandexMap(props: MapAdapterProps) {
  const container = useRef<HTMLDivElement>(null);
  const { service, markers = [], chosenMarkerId, onMarkerChoose, theme } = props;
  const [together, setTogether] = useState<readonly MapMarker[]>();
  const [isLoading, setIsLoading] = useState(() => !yandexService.isReady());
  const fail = useEffectEvent(() => props.onFail());

  useEffect(() => {
    if (!service) return fail();
    let isCurrent = true;
    yandexApi(service).then(
      () => isCurrent && setIsLoading(false),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [service]);

  useEffect(() => {
    if (!container.current || !service) return;
    showYandexMap(service, container.current, { ...props, onClusterOpen: setTogether });
  }, [service, props]);

  useEffect(() => {
    const element = container.current;
    return () => {
      if (element) hideYandexMap(element);
    };
  }, []);

  return (
    <>
      {isLoading && (
        <div className={noticeClass} role="status">
          {messages.loading}
        </div>
      )}
      <div className={canvasClass} ref={container} data-theme={theme} />
      <div className={placesClass} role="group" aria-label={messages.markers}>
        {markers.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosenMarkerId}
            onClick={() => onMarkerChoose?.(id)}
          >
            {label}
          </button>
        ))}
        {together && (
          <MarkerList
            markers={together}
            onChoose={(id) => {
              setTogether(undefined);
              onMarkerChoose?.(id);
            }}
            onClose={() => setTogether(undefined)}
          />
        )}
      </div>
    </>
  );
}
