import { isInsideServiceBox } from '@storefront/domain';
import { css } from '@storefront/styles';
import { useMemo, useState } from 'react';
import { MapBoundary } from './MapBoundary';
import { MapStage } from './MapStage';
import { noticeStyles, stageStyles } from './mapStyles';
import { messages } from './messages';
import type { MapScene, MapsService } from './types';
import { useAdapter } from './useAdapter';
import { usePageTheme } from './usePageTheme';

export interface CityMapProps extends MapScene {
  /** Accessible name of the map. */
  label: string;
  /** The brand's maps service; without it, or when it is unavailable, the embedded map is shown (readings 18). */
  service?: MapsService | undefined;
}

const stageClass = css(stageStyles);
const noticeClass = css(noticeStyles);

/**
 * The one map of the storefront: zones, markers that cluster, one pin to drag. It fills its parent. None of its code
 * is in the first page; when the code fails to load, the map says so and the page around it works on (spec §2, §7).
 */
export function CityMap({ label, service, markers, ...scene }: CityMapProps) {
  const theme = usePageTheme();
  const [isServiceDown, setIsServiceDown] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const usesService = service !== undefined && !isServiceDown;
  const { Adapter, isFailed, retry } = useAdapter(usesService ? 'yandex' : 'embedded');
  // A place without coordinates, or with coordinates outside the service box, is in the list only.
  const shown = useMemo(() => markers?.filter(({ point }) => isInsideServiceBox(point)), [markers]);
  const hasFailed = isBroken || (isFailed && !usesService);

  // When the chunk of the service's adapter fails to load, the service counts as unavailable.
  if (isFailed && usesService) setIsServiceDown(true);

  return (
    <div className={stageClass} role="region" aria-label={label}>
      {hasFailed && (
        <div className={noticeClass} role="status">
          {messages.failed}
          <button
            type="button"
            onClick={() => {
              setIsBroken(false);
              retry();
            }}
          >
            {messages.retry}
          </button>
        </div>
      )}
      {!hasFailed && !Adapter && (
        <div className={noticeClass} role="status">
          {messages.loading}
        </div>
      )}
      {!hasFailed && Adapter && (
        <MapBoundary
          key={usesService ? 'service' : 'embedded'}
          onError={() => (usesService ? setIsServiceDown(true) : setIsBroken(true))}
        >
          <MapStage
            {...scene}
            {...(shown ? { markers: shown } : {})}
            Adapter={Adapter}
            theme={theme}
            service={service}
            onFail={() => setIsServiceDown(true)}
          />
        </MapBoundary>
      )}
    </div>
  );
}
