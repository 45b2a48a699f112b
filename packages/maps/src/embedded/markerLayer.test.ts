/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { MapMarker } from '../city-map/types';
import type { FrameJob } from './frameQueue';
import { createMarkerLayer, type MarkerLayerScene } from './markerLayer';

const templates = document.createElement('div');
for (const kind of ['marker', 'cluster']) {
  const spot = document.createElement('div');
  spot.dataset['template'] = kind;
  const button = document.createElement('button');
  if (kind === 'marker') button.append(document.createElement('i'));
  spot.append(button);
  templates.append(spot);
}

/** A marker `x` px from the left edge. */
const markerAt = (id: string, x: number, isMuted = false): MapMarker => ({
  id,
  label: `Ресторан ${id}`,
  point: { latitude: 55, longitude: x },
  isMuted,
});

const single = (...given: Parameters<typeof markerAt>) => {
  const marker = markerAt(...given);
  return { id: marker.id, point: marker.point, markers: [marker] as const };
};

/** A map 100 px wide that renders markers up to 200 px. */
const viewFrom = (left: number, scale = 1): MarkerLayerScene['view'] => {
  const at = ({ longitude }: MapMarker['point']) => ({ x: (longitude - left) * scale, y: 0 });
  return {
    at,
    isInView: (point) => at(point).x >= 0 && at(point).x <= 100,
    isNearView: (point) => at(point).x >= -200 && at(point).x <= 200,
  };
};

const rest = { chosenMarkerId: undefined, openedId: undefined, focusId: undefined };
let jobs: FrameJob[] = [];
const runJobs = (count = jobs.length) => {
  for (const job of jobs.splice(0, count)) if (job.isWanted()) job.run();
};

function openLayer() {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const layer = createMarkerLayer(container, templates, (job) => jobs.push(job));
  const buttons = () => within(container).queryAllByRole('button');
  const names = () => buttons().map((button) => button.getAttribute('aria-label'));
  return { layer, buttons, names };
}

beforeEach(() => {
  jobs = [];
});

test('new markers wait for their frames, those in view first, and stand in the order of the list', () => {
  const { layer, names } = openLayer();
  const clusters = [single('a', 150), single('b', 10), single('c', 90), single('far', 500)];
  layer.show({ ...rest, clusters, view: viewFrom(0) });
  expect(names()).toEqual([]);
  expect(jobs.map(({ urgency }) => urgency)).toEqual(['markerOutOfView', 'markerInView', 'markerInView']);
  jobs.reverse();
  runJobs(2);
  expect(names()).toEqual(['Ресторан b', 'Ресторан c']);
  runJobs();
  expect(names()).toEqual(['Ресторан a', 'Ресторан b', 'Ресторан c']);
});

test('a marker that stays in view moves at once and keeps its element; others come back in their turn', () => {
  const { layer, buttons, names } = openLayer();
  const clusters = [single('a', 10), single('b', 90)];
  layer.show({ ...rest, clusters, view: viewFrom(0) });
  runJobs();
  const [a] = buttons();
  layer.show({ ...rest, clusters, view: viewFrom(0, 2) });
  expect(buttons()).toEqual([a]);
  expect(a?.parentElement?.style.left).toBe('20px');
  runJobs();
  expect(names()).toEqual(['Ресторан a', 'Ресторан b']);
  expect(buttons()[1]?.parentElement?.style.left).toBe('180px');
});

test('an opened cluster keeps its element out of view too: the list is in it', () => {
  const { layer, buttons } = openLayer();
  const scene = { ...rest, clusters: [single('a', 10), single('b', 90)], openedId: 'b' };
  layer.show({ ...scene, view: viewFrom(0) });
  runJobs();
  const before = buttons();
  layer.show({ ...scene, view: viewFrom(0, 2) });
  expect(buttons()).toEqual(before);
  expect(layer.spotOf('b')?.style.left).toBe('180px');
});

test('a marker that is no longer wanted is not added', () => {
  const { layer, names } = openLayer();
  layer.show({ ...rest, clusters: [single('a', 10), single('b', 20)], view: viewFrom(0) });
  layer.show({ ...rest, clusters: [single('b', 20)], view: viewFrom(0) });
  runJobs();
  expect(names()).toEqual(['Ресторан b']);
  layer.show({ ...rest, clusters: [single('c', 30)], view: viewFrom(0) });
  layer.clear();
  runJobs();
  expect(names()).toEqual([]);
});

test('shows which marker is closed, chosen, a cluster, or open', () => {
  const { layer, buttons } = openLayer();
  const pair = {
    id: 'b',
    point: { latitude: 55, longitude: 60 },
    markers: [markerAt('b', 60), markerAt('c', 61)] as const,
  };
  const scene = { ...rest, clusters: [single('a', 10, true), pair], view: viewFrom(0) };
  layer.show(scene);
  runJobs();
  const [marker, cluster] = buttons();
  expect(marker).toHaveAttribute('data-look', 'muted');
  expect(cluster).toHaveTextContent('2');
  expect(cluster).toHaveAttribute('aria-expanded', 'false');
  layer.show({ ...scene, chosenMarkerId: 'a', openedId: 'b' });
  expect(marker).toHaveAttribute('aria-pressed', 'true');
  expect(marker).toHaveAttribute('data-look', 'chosen');
  expect(cluster).toHaveAttribute('aria-expanded', 'true');
  expect(layer.clusterAt(marker?.firstElementChild ?? null)?.id).toBe('a');
});

test('a cluster whose number the chosen marker would cover stands beside it, and returns', () => {
  const { layer, buttons } = openLayer();
  const point = { latitude: 55, longitude: 60 };
  const pair = { id: 'b', point, markers: [markerAt('b', 60), markerAt('c', 61)] as const };
  const scene = { ...rest, clusters: [single('a', 65), pair], view: viewFrom(0) };
  layer.show(scene);
  runJobs();
  const places = () =>
    buttons().map(({ parentElement }) => [parentElement?.style.left, parentElement?.style.top]);
  const before = places();
  layer.show({ ...scene, chosenMarkerId: 'a' });
  expect(places()).toEqual([before[0], ['60px', '26px']]);
  layer.show({ ...scene, chosenMarkerId: 'elsewhere' });
  expect(places()).toEqual(before);
});

test('a cluster that becomes a marker keeps its place and the focus', () => {
  const { layer, buttons } = openLayer();
  const point = { latitude: 55, longitude: 60 };
  const pair = { id: 'b', point, markers: [markerAt('b', 60), markerAt('c', 61)] as const };
  layer.show({ ...rest, clusters: [pair], view: viewFrom(0) });
  runJobs();
  buttons()[0]?.focus();
  layer.show({ ...rest, clusters: [single('b', 60)], view: viewFrom(0, 3) });
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]).toHaveFocus();
  expect(buttons()[0]).toHaveAttribute('aria-label', 'Ресторан b');
  expect(buttons()[0]).not.toHaveAttribute('aria-expanded');
});

test('the marker that gets the focus does not wait for its frame', () => {
  const { layer, buttons } = openLayer();
  const clusters = [single('a', 10), single('b', 20)];
  layer.show({ ...rest, clusters, view: viewFrom(0), focusId: 'b' });
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]).toHaveFocus();
  runJobs();
  expect(buttons()).toHaveLength(2);
});
