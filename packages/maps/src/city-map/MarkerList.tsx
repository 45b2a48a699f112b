import { css } from '@storefront/styles';
import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react';
import { markerListStyles } from './mapStyles';
import { messages } from './messages';
import type { MapMarker } from './types';

interface Props {
  markers: readonly MapMarker[];
  onChoose: (id: string) => void;
  onClose: () => void;
  style?: CSSProperties;
}

const listClass = css(markerListStyles);

/** The places of a cluster that no zoom splits, because they share a point. Escape or a press elsewhere closes it. */
export function MarkerList({ markers, onChoose, onClose, style }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<Element>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = list.current;
    opener.current ??= document.activeElement;
    element?.querySelector('button')?.focus({ preventScroll: true });
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInside(event)) return;
      // The panel around the map listens on the document and ignores a prevented key.
      event.preventDefault();
      close();
    };
    const handlePress = (event: PointerEvent) => {
      if (!isInside(event)) close();
    };
    const isInside = ({ target }: Event) => target instanceof Node && element?.contains(target);
    // The map under the list would zoom.
    const handleWheel = (event: WheelEvent) => event.stopPropagation();
    element?.addEventListener('wheel', handleWheel, { passive: true });
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePress, true);
    return () => {
      element?.removeEventListener('wheel', handleWheel);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePress, true);
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <ul className={listClass} ref={list} aria-label={messages.together} style={style}>
      {markers.map(({ id, label, note }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            {label}
            {note && <small>{note}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
