import { besidePin } from './besidePin';
import { type FrameJob, enqueueFrameJob } from './frameQueue';
import type { MarkerCluster } from './clusters';
import { buttonIn, createSpot, fillSpot, kindOf, type MarkerKind, type MarkerState } from './markerSpot';
import type { OverlayView } from './useOverlay';

export interface MarkerLayerScene {
  /** In the order of the Tab key. */
  clusters: readonly MarkerCluster[];
  view: Pick<OverlayView, 'at' | 'isNearView' | 'isInView'>;
  chosenMarkerId: string | undefined;
  /** The cluster with an open list of its places. */
  openedId: string | undefined;
  /** The cluster that gets the focus. */
  focusId: string | undefined;
}

interface Shown {
  spot: HTMLElement;
  kind: MarkerKind;
  /** Its place in px, as written. */
  left: string;
  top: string;
}

/**
 * The buttons of the map, without React, which took half a millisecond of the main thread for each button, most of the
 * cost of a zoom. Buttons that stay in view move at once; new buttons come a few in each frame, in view first.
 */
export function createMarkerLayer(
  container: HTMLElement,
  templates: HTMLElement,
  later: (job: FrameJob) => void = enqueueFrameJob,
) {
  const shown = new Map<string, Shown>();
  let wanted = new Map<string, MarkerCluster>();
  let scene: MarkerLayerScene | undefined;

  function remove(id: string) {
    shown.get(id)?.spot.remove();
    shown.delete(id);
  }

  const stateOf = (id: string): MarkerState => ({
    isChosen: id === scene?.chosenMarkerId,
    isOpen: id === scene?.openedId,
  });

  const placeOf = (cluster: MarkerCluster) => {
    const at = (one: MarkerCluster) => scene?.view.at(one.point) ?? { x: 0, y: 0 };
    const chosen = kindOf(cluster) === 'cluster' && wanted.get(scene?.chosenMarkerId ?? '');
    const { x, y } = chosen ? besidePin(at(cluster), at(chosen)) : at(cluster);
    return { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` };
  };

  function add(cluster: MarkerCluster) {
    const kind = kindOf(cluster);
    const spot = createSpot(templates, kind);
    const place = placeOf(cluster);
    fillSpot(spot, cluster, stateOf(cluster.id));
    Object.assign(spot.style, place);
    container.insertBefore(spot, nextShown(cluster.id));
    shown.set(cluster.id, { spot, kind, ...place });
  }

  /** The element to insert a new button before, so that Tab goes through the buttons in the order of the list. */
  function nextShown(id: string): HTMLElement | null {
    const ids = [...wanted.keys()];
    const next = ids.slice(ids.indexOf(id) + 1).find((other) => shown.has(other));
    return (next !== undefined && shown.get(next)?.spot) || null;
  }

  /** Updates a shown button. A button that would move out of view, and is not in use, goes and returns in its turn. */
  function update(cluster: MarkerCluster, old: Shown) {
    const place = placeOf(cluster);
    const isMoved = place.left !== old.left || place.top !== old.top;
    const state = stateOf(cluster.id);
    const hasFocus = old.spot.contains(document.activeElement);
    const isInUse = hasFocus || state.isOpen;
    if (isMoved && !isInUse && !scene?.view.isInView(cluster.point)) return remove(cluster.id);
    if (isMoved) Object.assign(old.spot.style, place);
    const kind = kindOf(cluster);
    if (kind !== old.kind) buttonIn(old.spot).replaceWith(buttonIn(createSpot(templates, kind)));
    fillSpot(old.spot, cluster, state);
    if (hasFocus && kind !== old.kind) buttonIn(old.spot).focus({ preventScroll: true });
    shown.set(cluster.id, { spot: old.spot, kind, ...place });
  }

  return {
    show(next: MarkerLayerScene) {
      scene = next;
      const { clusters, view, focusId } = next;
      wanted = new Map(clusters.filter(({ point }) => view.isNearView(point)).map((one) => [one.id, one]));
      for (const [id, old] of shown) {
        const cluster = wanted.get(id);
        if (cluster) update(cluster, old);
        else remove(id);
      }
      for (const cluster of wanted.values()) {
        const { id, point } = cluster;
        if (shown.has(id)) continue;
        if (id === focusId) {
          add(cluster);
          continue;
        }
        later({
          urgency: view.isInView(point) ? 'markerInView' : 'markerOutOfView',
          isWanted: () => wanted.get(id) === cluster && !shown.has(id),
          run: () => add(cluster),
        });
      }
      const focused = focusId === undefined ? undefined : shown.get(focusId);
      if (focused) buttonIn(focused.spot).focus({ preventScroll: true });
    },

    /** The cluster of the button that is the target or contains it. */
    clusterAt(target: EventTarget | null): MarkerCluster | undefined {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-marker]') : null;
      return wanted.get(button?.dataset['marker'] ?? '');
    },

    /** The element of a cluster, once its frame has come; an opened cluster keeps it while it is near the view. */
    spotOf: (id: string) => shown.get(id)?.spot,

    clear() {
      wanted.clear();
      for (const id of shown.keys()) remove(id);
    },
  };
}

export type MarkerLayer = ReturnType<typeof createMarkerLayer>;
