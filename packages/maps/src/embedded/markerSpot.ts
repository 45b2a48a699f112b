import { messages } from '../city-map/messages';
import type { MarkerCluster } from './clusters';

/** How a place on the map looks now. */
export interface MarkerState {
  isChosen: boolean;
  /** Whether the places of a cluster are listed. */
  isOpen: boolean;
}

export type MarkerKind = 'marker' | 'cluster';

export const kindOf = ({ markers }: MarkerCluster): MarkerKind =>
  markers.length === 1 ? 'marker' : 'cluster';

export const buttonIn = (spot: HTMLElement): HTMLButtonElement => {
  const button = spot.querySelector<HTMLButtonElement>(':scope > button');
  if (!button) throw new Error('a spot has no button');
  return button;
};

/** Copies the template of a kind. */
export function createSpot(templates: HTMLElement, kind: MarkerKind): HTMLElement {
  const template = templates.querySelector(`[data-template=${kind}]`);
  const spot = template?.cloneNode(true);
  if (!(spot instanceof HTMLElement)) throw new Error(`no template of a ${kind}`);
  delete spot.dataset['template'];
  return spot;
}

const countTexts = new Map<number, string>();

/** Remembered: to format a number in the language of the page takes longer than to copy a template. */
function countText(count: number): string {
  const text = countTexts.get(count) ?? messages.cluster(count);
  countTexts.set(count, text);
  return text;
}

/** Writes the texts and states of a cluster's button; unchanged ones are left alone. */
export function fillSpot(spot: HTMLElement, cluster: MarkerCluster, { isChosen, isOpen }: MarkerState) {
  const button = buttonIn(spot);
  const { id, markers } = cluster;
  const write = (name: string, value: string) => {
    if (button.getAttribute(name) !== value) button.setAttribute(name, value);
  };
  write('data-marker', id);
  if (kindOf(cluster) === 'marker') {
    const [marker] = markers;
    const look = marker.isMuted ? 'muted' : 'plain';
    write('aria-label', marker.label);
    write('aria-pressed', String(isChosen));
    write('data-look', isChosen ? 'chosen' : look);
    return;
  }
  write('aria-label', countText(markers.length));
  write('aria-description', messages.clusterHint(markers.map(({ label }) => label)));
  write('aria-expanded', String(isOpen));
  const text = String(markers.length);
  if (button.textContent !== text) button.textContent = text;
}
