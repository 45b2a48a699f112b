import type { MapColours } from './tileView';
import type { ZoneColours } from './drawZones';

/** Reads the theme's current colours from the page: a canvas cannot use CSS variables. */
export function readMapColours(element: Element): MapColours & ZoneColours {
  const styles = getComputedStyle(element);
  const read = (name: string) => styles.getPropertyValue(name).trim() || 'transparent';
  return {
    land: read('--m-land'),
    block: read('--m-block'),
    road: read('--m-road'),
    roadMinor: read('--m-road-2'),
    roadEdge: read('--m-edge'),
    park: read('--m-park'),
    water: read('--m-water'),
    text: read('--m-text'),
    shade: read('--c-plum'),
    edge: read('--c-ok'),
    rim: read('--m-road'),
  };
}
