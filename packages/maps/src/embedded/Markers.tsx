import styled from '@emotion/styled';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { messages } from '../city-map/messages';
import type { MapMarker, MapScene } from '../city-map/types';
import { clustersOf, type MarkerCluster } from './clusters';
import { MarkerShape } from './MarkerShape';
import { bubbleStyles, clusterStyles, markerStyles } from './leafletStyles';
import { overlayPosition } from './overlayPosition';
import type { OverlayView } from './useOverlay';
import { toLatLng } from './useLeafletMap';

interface Props extends Pick<MapScene, 'chosenMarkerId' | 'onMarkerChoose' | 'mark'> {
  map: LeafletMap;
  view: OverlayView;
  markers: readonly MapMarker[];
}

const Marker = styled.button(markerStyles);
const Cluster = styled.button(clusterStyles);
const Bubble = styled.div(bubbleStyles);

/** A button for each place; places that would overlap share one button, which zooms in. */
export function Markers({ map, view, markers, chosenMarkerId, onMarkerChoose, mark }: Props) {
  const chosen = markers.find(({ id }) => id === chosenMarkerId);
  return (
    <div role="group" aria-label={messages.markers}>
      {clustersOf(markers, view.zoom, chosenMarkerId).map((cluster) =>
        cluster.markers.length > 1 ? (
          <ClusterButton key={cluster.id} map={map} view={view} cluster={cluster} />
        ) : (
          <MarkerButton
            key={cluster.id}
            view={view}
            marker={cluster.markers[0]}
            isChosen={cluster.id === chosenMarkerId}
            onChoose={onMarkerChoose}
            mark={mark}
          />
        ),
      )}
      {chosen && (
        <Bubble aria-hidden style={overlayPosition(view.at(chosen.point), 'above')}>
          {chosen.label}
        </Bubble>
      )}
    </div>
  );
}

interface MarkerProps {
  view: OverlayView;
  marker: MapMarker;
  isChosen: boolean;
  onChoose: MapScene['onMarkerChoose'];
  mark: ReactNode;
}

function MarkerButton({ view, marker, isChosen, onChoose, mark }: MarkerProps) {
  const look = marker.isMuted ? 'muted' : 'plain';
  return (
    <Marker
      type="button"
      aria-label={marker.label}
      aria-pressed={isChosen}
      data-look={isChosen ? 'chosen' : look}
      style={overlayPosition(view.at(marker.point))}
      onFocus={() => view.show(marker.point)}
      onClick={() => onChoose?.(marker.id)}
    >
      <MarkerShape>{mark}</MarkerShape>
    </Marker>
  );
}

function ClusterButton({
  map,
  view,
  cluster: { markers },
}: {
  map: LeafletMap;
  view: OverlayView;
  cluster: MarkerCluster;
}) {
  return (
    <Cluster
      type="button"
      aria-label={messages.cluster(markers.length, markers.map(({ label }) => label).join(', '))}
      style={overlayPosition(view.at(markers[0].point))}
      onFocus={() => view.show(markers[0].point)}
      onClick={() => map.fitBounds(latLngBounds(markers.map(({ point }) => toLatLng(point))).pad(0.3))}
    >
      {markers.length}
    </Cluster>
  );
}
