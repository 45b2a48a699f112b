import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { MapMarker, MapScene } from '../city-map/types';
import { MarkerShape } from './MarkerShape';
import { markerStyles } from './leafletStyles';
import type { OverlayView } from './useOverlay';

interface Props {
  marker: MapMarker;
  isChosen: boolean;
  onShow: OverlayView['show'];
  onChoose: MapScene['onMarkerChoose'];
  mark: ReactNode;
}

const Marker = styled.button(markerStyles);

/** A place on the map. Memoized: while the map pans and zooms, none of the markers that stay is rendered again. */
export const MarkerButton = memo(function MarkerButton({ marker, isChosen, ...rest }: Props) {
  const { onShow, onChoose, mark } = rest;
  const look = marker.isMuted ? 'muted' : 'plain';
  return (
    <Marker
      type="button"
      data-marker={marker.id}
      aria-label={marker.label}
      aria-pressed={isChosen}
      data-look={isChosen ? 'chosen' : look}
      onFocus={() => onShow(marker.point)}
      onClick={() => onChoose?.(marker.id)}
    >
      <MarkerShape>{mark}</MarkerShape>
    </Marker>
  );
});
