import type { MapTheme } from '../city-map/types';
import type { ZoneColours } from './drawZones';
import type { MapColours } from './tileView';

/** The colours of each theme. Here, not in the page's variables: pages without a map would carry them too. */
const cityColours: Readonly<Record<MapTheme, Omit<MapColours, 'land'>>> = {
  light: {
    block: '#EDE4DB',
    road: '#FFFFFF',
    roadMinor: '#FFFDFA',
    roadEdge: '#E3D8CD',
    park: '#DFEAD2',
    water: '#CFE3EA',
    text: '#745E66',
  },
  dark: {
    block: '#2B2227',
    road: '#3C3038',
    roadMinor: '#342930',
    roadEdge: '#1C1518',
    park: '#26301F',
    water: '#1F2E36',
    text: '#A8969B',
  },
};

/** The theme's colours for a canvas, which cannot use CSS variables: those that the page has are read from it. */
export function mapColours(element: Element, theme: MapTheme): MapColours & ZoneColours {
  const styles = getComputedStyle(element);
  const read = (name: string) => styles.getPropertyValue(name).trim() || 'transparent';
  const city = cityColours[theme];
  return { ...city, land: read('--m-land'), shade: read('--c-plum'), edge: read('--c-ok'), rim: city.road };
}
