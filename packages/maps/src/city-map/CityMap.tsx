import styled from '@emotion/styled';
import { useState } from 'react';
import { MapBoundary } from './MapBoundary';
import { MapStage } from './MapStage';
import { noticeStyles, stageStyles } from './mapStyles';
import { messages } from './messages';
import type { MapScene, MapsService } from './types';
import { useAdapter } from './useAdapter';
import { usePageTheme } from './usePageTheme';

export interface CityMapProps extends MapScene {
  /** What the map shows, for those who do not see it. */
  label: string;
  /** The brand's maps service; without one, and when it cannot be had, the embedded map is drawn (readings 18). */
  service?: MapsService | undefined;
}

const Stage = styled.div(stageStyles);
const Notice = styled.div(noticeStyles);

/**
 * The one map of the storefront: zones, markers that cluster, one pin to drag. It fills its parent. Nothing of it is
 * in the first page; when it cannot be had it says so and leaves everything around it alive (spec §2, §7).
 */
export function CityMap({ label, service, ...scene }: CityMapProps) {
  const theme = usePageTheme();
  const [isServiceDown, setIsServiceDown] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const usesService = service !== undefined && !isServiceDown;
  const { Adapter, isFailed, retry } = useAdapter(usesService ? 'yandex' : 'embedded');
  const isLost = isBroken || (isFailed && !usesService);

  // A chunk of the service's adapter that cannot be had is as good as the service itself missing.
  if (isFailed && usesService) setIsServiceDown(true);

  return (
    <Stage role="region" aria-label={label}>
      {isLost && (
        <Notice role="status">
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
        </Notice>
      )}
      {!isLost && !Adapter && <Notice role="status">{messages.loading}</Notice>}
      {!isLost && Adapter && (
        <MapBoundary
          key={usesService ? 'service' : 'embedded'}
          onError={() => (usesService ? setIsServiceDown(true) : setIsBroken(true))}
        >
          <MapStage
            {...scene}
            Adapter={Adapter}
            theme={theme}
            service={service}
            onFail={() => setIsServiceDown(true)}
          />
        </MapBoundary>
      )}
    </Stage>
  );
}
