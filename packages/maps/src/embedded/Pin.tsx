import styled from '@emotion/styled';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { messages } from '../city-map/messages';
import type { MapPin, MapScene } from '../city-map/types';
import { Drop } from './Drop';
import { bubbleStyles, dropStyles } from './leafletStyles';
import { placed } from './placed';
import type { OverlayView } from './useOverlay';

interface Props {
  view: OverlayView;
  pin: MapPin;
  onMove: MapScene['onPinMove'];
}

const Button = styled.button(dropStyles);
const Bubble = styled.div(bubbleStyles);

/** One press of an arrow, px: at the nearest zoom more than the 11 m that cut coordinates lose (readings 13). */
const step = 20;

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A press moves a little, too, px: only beyond that is it dragged. */
const slack = 4;

/** The chosen address: dragged with a finger or a mouse, moved by arrows when it has the focus. */
export function Pin({ view, pin, onMove }: Props) {
  const [drag, setDrag] = useState<{ right: number; down: number }>();
  const start = useRef<{ x: number; y: number }>(undefined);
  const { x, y } = view.at(pin.point);
  const spot = { x: x + (drag?.right ?? 0), y: y + (drag?.down ?? 0) };

  function grab(event: PointerEvent<HTMLElement>) {
    if (!onMove) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  }

  function pull(event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const right = event.clientX - start.current.x;
    const down = event.clientY - start.current.y;
    if (drag || Math.hypot(right, down) > slack) setDrag({ right, down });
  }

  function drop() {
    start.current = undefined;
    setDrag(undefined);
    if (drag) onMove?.(view.moved(pin.point, drag.right, drag.down));
  }

  function cancel() {
    start.current = undefined;
    setDrag(undefined);
  }

  function nudge(event: KeyboardEvent<HTMLElement>) {
    const move = steps[event.key];
    if (!move || !onMove) return;
    event.preventDefault();
    onMove(view.moved(pin.point, ...move));
  }

  return (
    <>
      <Button
        type="button"
        data-look="pin"
        aria-label={messages.pin(pin.title)}
        aria-description={onMove && messages.pinHint}
        style={placed(spot)}
        onFocus={() => view.show(pin.point)}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={cancel}
        onKeyDown={nudge}
      >
        <Drop />
      </Button>
      {pin.title && !drag && (
        <Bubble aria-hidden style={placed(spot, 'above')}>
          {pin.title}
          {pin.note && <small>{pin.note}</small>}
        </Bubble>
      )}
    </>
  );
}
