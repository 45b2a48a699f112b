import { DomUtil, type Map as LeafletMap } from 'leaflet';

/**
 * Rounds the position of the map in a pan. A finger moves by fractions of a pixel, and at each new fraction the browser
 * rasters every tile and marker again: some seven of them in each frame of a drag.
 */
export function keepWholePixels(map: LeafletMap): void {
  // Leaflet adds to the start of the pan, so the rounding errors do not add up.
  map.on('move', () => {
    const pane = map.getPane('mapPane');
    if (pane) DomUtil.setPosition(pane, DomUtil.getPosition(pane).round());
  });
}
