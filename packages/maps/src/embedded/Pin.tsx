import { css } from '@storefront/styles';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isBrowserKey } from '../city-map/isBrowserKey';
import { messages } from '../city-map/messages';
import type { MapPin, MapScene } from '../city-map/types';
import { MarkerShape } from './MarkerShape';
import { bubbleStyles, markerStyles } from './leafletStyles';
import { overlayPosition } from './overlayPosition';
import type { OverlayView } from './useOverlay';

interface Props {
  view: OverlayView;
  pin: MapPin;
  onMove: MapScene['onPinMove'];
}

const buttonClass = css(markerStyles);
const bubbleClass = css(bubbleStyles);

/** Px per press of an arrow: at the nearest zoom more than the 11 m that truncated coordinates lose (readings 13). */
const step = 20;

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A press moves the pointer a little; beyond this many px it is a drag. */
const dragThreshold = 4;

/** The chosen address: a finger or a mouse drags it; arrow keys move it while it has the focus. */
export function Pin({ view, pin, onMove }: Props) {
  const [drag, setDrag] = useState<{ right: number; down: number }>();
  const dragStart = useRef<{ x: number; y: number }>(undefined);
  const { x, y } = view.at(pin.point);
  const spot = { x: x + (drag?.right ?? 0), y: y + (drag?.down ?? 0) };

  function startDrag(event: PointerEvent<HTMLElement>) {
    if (!onMove) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragStart.current = { x: event.clientX, y: event.clientY };
  }

  function moveDrag(event: PointerEvent<HTMLElement>) {
    if (!dragStart.current) return;
    const right = event.clientX - dragStart.current.x;
    const down = event.clientY - dragStart.current.y;
    if (drag || Math.hypot(right, down) > dragThreshold) setDrag({ right, down });
  }

  function endDrag() {
    dragStart.current = undefined;
    setDrag(undefined);
    if (drag) onMove?.(view.moved(pin.point, drag.right, drag.down));
  }

  function cancelDrag() {
    dragStart.current = undefined;
    setDrag(undefined);
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const move = steps[event.key];
    if (!move || !onMove || isBrowserKey(event)) return;
    event.preventDefault();
    onMove(view.moved(pin.point, ...move));
  }

  return (
    <>
      <button
        className={buttonClass}
        type="button"
        data-look="pin"
        aria-label={messages.pin(pin.title)}
        aria-description={onMove && messages.pinHint}
        style={overlayPosition(spot)}
        onFocus={() => view.show(pin.point)}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={cancelDrag}
        onKeyDown={moveByKey}
      >
        <MarkerShape />
      </button>
      {pin.title && !drag && (
        <div className={bubbleClass} aria-hidden style={overlayPosition(spot, 'above')}>
          {pin.title}
          {pin.note && <small>{pin.note}</small>}
        </div>
      )}
    </>
  );
}
