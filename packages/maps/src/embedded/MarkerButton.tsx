import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { MapMarker, MapScene } from '../city-map/types';
import { MarkerShape } from './MarkerShape';
import { markerStyles } from './leafletStyles';
import { overlayPosition } from './overlayPosition';
import type { OverlayView } from './useOverlay';

interface Props {
  marker: MapMarker;
  /** Px from the overlay's corner. */
  x: number;
  y: number;
  isChosen: boolean;
  onShow: OverlayView['show'];
  onChoose: MapScene['onMarkerChoose'];
  mark: ReactNode;
}

const Marker = styled.button(markerStyles);

/** A place on the map. Memoized: while the map pans, none of the markers that stay is rendered again. */
export const MarkerButton = memo(function MarkerButton({ marker, x, y, isChosen, ...rest }: Props) {
  const { onShow, onChoose, mark } = rest;
  const look = marker.isMuted ? 'muted' : 'plain';
  return (
    <Marker
      type="button"
      data-marker={marker.id}
      aria-label={marker.label}
      aria-pressed={isChosen}
      data-look={isChosen ? 'chosen' : look}
      style={overlayPosition({ x, y })}
      onFocus={() => onShow(marker.point)}
      onClick={() => onChoose?.(marker.id)}
    >
      <MarkerShape>{mark}</MarkerShape>
    </Marker>
  );
});
