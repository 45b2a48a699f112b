import styled from '@emotion/styled';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MarkerList } from '../city-map/MarkerList';
import { messages } from '../city-map/messages';
import type { MapMarker, MapScene } from '../city-map/types';
import { ClusterButton } from './ClusterButton';
import { clustersOf, type MarkerCluster, splitZoom } from './clusters';
import { bubbleStyles } from './leafletStyles';
import { MarkerButton } from './MarkerButton';
import { overlayPosition } from './overlayPosition';
import type { OverlayView } from './useOverlay';
import { toLatLng } from './useLeafletMap';

interface Props extends Pick<MapScene, 'chosenMarkerId' | 'onMarkerChoose' | 'mark'> {
  map: LeafletMap;
  view: OverlayView;
  markers: readonly MapMarker[];
}

/** Room for the list above its cluster, as far as the map has it, px. */
function listPadding(map: LeafletMap) {
  const { x: width, y: height } = map.getSize();
  const aside = Math.min(130, width / 2 - 1);
  return {
    paddingTopLeft: [aside, Math.min(250, height - 50)] as [number, number],
    paddingBottomRight: [aside, 40] as [number, number],
  };
}

const Bubble = styled.div(bubbleStyles);
// A zoom moves the spots and renders none of the buttons in them again.
const Spot = styled.div({ position: 'absolute' });

/**
 * A button for each place in view. Places that would overlap share one, which zooms in until they part; places that
 * share a point never do, so theirs lists them.
 */
export function Markers({ map, view, markers, chosenMarkerId, onMarkerChoose, mark }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const [opened, setOpened] = useState<{ id: string; zoom: number }>();
  // Between two zooms, while fingers pinch, the clusters stay those of the farther one.
  const zoom = Math.floor(view.zoom);
  const clusters = useMemo(() => clustersOf(markers, zoom, chosenMarkerId), [markers, zoom, chosenMarkerId]);
  const chosen = markers.find(({ id }) => id === chosenMarkerId);

  // The pressed button is gone: the focus goes to the one that shows its first marker now.
  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[data-marker]') ?? [])];
    buttons.find(({ dataset }) => dataset.marker === id)?.focus({ preventScroll: true });
  });

  const press = useCallback(
    (cluster: MarkerCluster) => {
      const nearer = splitZoom(cluster, markers, { current: zoom, nearest: map.getMaxZoom() });
      if (nearer === undefined) {
        map.panInside(toLatLng(cluster.point), { ...listPadding(map), animate: false });
        return setOpened({ id: cluster.id, zoom });
      }
      focusNext.current = cluster.id;
      const bounds = latLngBounds(cluster.markers.map(({ point }) => toLatLng(point)));
      return void map.setView(bounds.getCenter(), nearer, { animate: false });
    },
    [map, markers, zoom],
  );

  function chooseListed(id: string) {
    setOpened(undefined);
    focusNext.current = id;
    onMarkerChoose?.(id);
  }

  return (
    <div ref={group} role="group" aria-label={messages.markers}>
      {clusters
        .filter(({ point }) => view.holds(point))
        .map((cluster) => {
          const { id, point } = cluster;
          const { x, y } = view.at(point);
          if (cluster.markers.length === 1) {
            return (
              <Spot key={id} style={overlayPosition({ x, y })}>
                <MarkerButton
                  marker={cluster.markers[0]}
                  isChosen={id === chosenMarkerId}
                  onShow={view.show}
                  onChoose={onMarkerChoose}
                  mark={mark}
                />
              </Spot>
            );
          }
          const isOpen = opened?.id === id && opened.zoom === zoom;
          return (
            <Fragment key={id}>
              <Spot style={overlayPosition({ x, y })}>
                <ClusterButton cluster={cluster} isOpen={isOpen} onShow={view.show} onPress={press} />
              </Spot>
              {isOpen && (
                <MarkerList
                  markers={cluster.markers}
                  style={overlayPosition({ x, y: y + 30 }, 'above')}
                  onChoose={chooseListed}
                  onClose={() => setOpened(undefined)}
                />
              )}
            </Fragment>
          );
        })}
      {chosen && (
        <Bubble aria-hidden style={overlayPosition(view.at(chosen.point), 'above')}>
          {chosen.label}
          {chosen.note && <small data-look={chosen.isMuted ? 'muted' : undefined}>{chosen.note}</small>}
        </Bubble>
      )}
    </div>
  );
}
