import type { GridLayer, Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { MapScene, MapTheme } from '../city-map/types';
import { canvasLayer } from './canvasLayer';
import { drawCity } from './drawCity';
import { drawZones } from './drawZones';
import { mapColours } from './mapColours';
import { preparedCity, shapeOf } from './preparedCity';

const noZones: NonNullable<MapScene['zones']> = [];

/** Adds the city layer and, above it, the layer that dims the area outside the zones. Both follow the theme. */
export function useMapLayers(map: LeafletMap | undefined, zones = noZones, theme: MapTheme): void {
  useEffect(() => {
    if (!map) return undefined;
    const city = preparedCity();
    return addLayer(map, () => {
      const colours = mapColours(map.getContainer(), theme);
      return canvasLayer((context, view) => drawCity(context, view, city, colours));
    });
    // A layer reads its colours when it is created, so a change of theme creates another layer.
  }, [map, theme]);

  useEffect(() => {
    if (!map || zones.length === 0) return undefined;
    const shapes = zones.map(shapeOf);
    return addLayer(map, () => {
      const colours = mapColours(map.getContainer(), theme);
      return canvasLayer((context, view) => drawZones(context, view, shapes, colours)).setZIndex(2);
    });
  }, [map, zones, theme]);
}

function addLayer(map: LeafletMap, make: () => GridLayer): () => void {
  const layer = make().addTo(map);
  return () => void layer.remove();
}
