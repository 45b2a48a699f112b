import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MarkerCluster } from './clusters';
import { createMarkerLayer, type MarkerLayer } from './markerLayer';

interface Options {
  onPress: (cluster: MarkerCluster) => void;
  onFocus: (cluster: MarkerCluster) => void;
}

/** Creates a marker layer in the element that has the `container` ref, of copies of the elements in `templates`. */
export function useMarkerLayer({ onPress, onFocus }: Options) {
  const container = useRef<HTMLDivElement>(null);
  const templates = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<MarkerLayer>();
  const press = useEffectEvent(onPress);
  const focus = useEffectEvent(onFocus);

  useEffect(() => {
    const element = container.current;
    if (!element || !templates.current) return undefined;
    const created = createMarkerLayer(element, templates.current);
    const handle = (act: (cluster: MarkerCluster) => void) => (event: Event) => {
      const cluster = created.clusterAt(event.target);
      if (cluster) act(cluster);
    };
    const handlePress = handle((cluster) => press(cluster));
    const handleFocus = handle((cluster) => focus(cluster));
    element.addEventListener('click', handlePress);
    element.addEventListener('focusin', handleFocus);
    setLayer(created);
    return () => {
      element.removeEventListener('click', handlePress);
      element.removeEventListener('focusin', handleFocus);
      created.clear();
      setLayer(undefined);
    };
  }, []);

  return { container, templates, layer };
}
