import type { MapColours } from './tileView';
import type { ZoneColours } from './drawZones';

/** A canvas knows no variables: the theme's colours as they are now. */
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
