/** @jest-environment jsdom */
import { DomUtil, Map as LeafletMap, Point } from 'leaflet';
import { keepWholePixels } from './keepWholePixels';

test('a pan by fractions of a pixel stays on whole pixels, and they do not add up', () => {
  const map = new LeafletMap(document.createElement('div'), { center: [55.75, 37.6], zoom: 10 });
  const pane = map.getPane('mapPane');
  if (!pane) throw new Error('the map has no pane');
  keepWholePixels(map);
  const places = [0.4, 0.8, 1.2, 1.6].map((right) => {
    DomUtil.setPosition(pane, new Point(right, 2 * right));
    map.fire('move');
    const { x, y } = DomUtil.getPosition(pane);
    return [x, y];
  });
  expect(places).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
    [2, 3],
  ]);
});
