import { css } from '@storefront/styles';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MarkerList } from '../city-map/MarkerList';
import { messages } from '../city-map/messages';
import type { MapMarker, MapScene } from '../city-map/types';
import { clustersOf, type MarkerCluster, splitZoom } from './clusters';
import { bubbleStyles } from './leafletStyles';
import { MarkerTemplates } from './MarkerTemplates';
import { overlayPosition } from './overlayPosition';
import type { OverlayView } from './useOverlay';
import { toLatLng } from './useLeafletMap';
import { useMarkerLayer } from './useMarkerLayer';

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

const bubbleClass = css(bubbleStyles);

/**
 * A button for each place in view. Places that would overlap share a button, which zooms in until they part. Places
 * that share a point never part, so their button lists them.
 */
export function Markers({ map, view, markers, chosenMarkerId, onMarkerChoose, mark }: Props) {
  const focusNext = useRef<string>(undefined);
  const [opened, setOpened] = useState<{ id: string; zoom: number }>();
  // Between two zooms, while fingers pinch, the map keeps the clusters of the farther zoom.
  const zoom = Math.floor(view.zoom);
  const clusters = useMemo(() => clustersOf(markers, zoom, chosenMarkerId), [markers, zoom, chosenMarkerId]);
  const chosen = markers.find(({ id }) => id === chosenMarkerId);
  const openedCluster = clusters.find(
    ({ id, point }) => id === opened?.id && zoom === opened.zoom && view.isNearView(point),
  );
  const openedId = openedCluster?.id;
  // When a cluster goes, its list is closed, not hidden: it would open by itself when the cluster comes back.
  if (opened && !openedCluster) setOpened(undefined);

  function press({ id, point, markers: [marker, ...others] }: MarkerCluster) {
    if (others.length === 0) return onMarkerChoose?.(marker.id);
    const cluster = { id, point, markers: [marker, ...others] as const };
    const nearer = splitZoom(cluster, markers, { current: zoom, nearest: map.getMaxZoom() });
    if (nearer === undefined) {
      map.panInside(toLatLng(point), { ...listPadding(map), animate: false });
      return setOpened({ id, zoom });
    }
    // The pressed button disappears: the focus moves to the button that then shows its first marker.
    focusNext.current = id;
    const bounds = latLngBounds(cluster.markers.map(({ point: at }) => toLatLng(at)));
    return void map.setView(bounds.getCenter(), nearer, { animate: false });
  }

  const { container, templates, layer } = useMarkerLayer({
    onPress: press,
    onFocus: ({ point }) => view.show(point),
  });

  useLayoutEffect(() => {
    if (!layer) return;
    const focusId = focusNext.current;
    focusNext.current = undefined;
    layer.show({ clusters, view, chosenMarkerId, openedId, focusId });
  }, [layer, clusters, view, chosenMarkerId, openedId]);

  function chooseListed(id: string) {
    setOpened(undefined);
    focusNext.current = id;
    onMarkerChoose?.(id);
  }

  const openedSpot = openedCluster && layer?.spotOf(openedCluster.id);

  return (
    <div role="group" aria-label={messages.markers}>
      <MarkerTemplates ref={templates} mark={mark} />
      <div ref={container} />
      {openedSpot &&
        createPortal(
          <MarkerList
            markers={openedCluster.markers}
            style={overlayPosition({ x: 0, y: 30 }, 'above')}
            onChoose={chooseListed}
            onClose={() => setOpened(undefined)}
          />,
          openedSpot,
        )}
      {chosen && (
        <div className={bubbleClass} aria-hidden style={overlayPosition(view.at(chosen.point), 'above')}>
          {chosen.label}
          {chosen.note && <small data-look={chosen.isMuted ? 'muted' : undefined}>{chosen.note}</small>}
        </div>
      )}
    </div>
  );
}
