import { css } from '@storefront/styles';
import { Minus, Plus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { isBrowserKey } from './isBrowserKey';
import { controlStyles, controlsStyles, surfaceStyles } from './mapStyles';
import { messages } from './messages';
import type { MapAdapterProps, MapHandle } from './types';

type Props = Omit<MapAdapterProps, 'handle'> & { Adapter: ComponentType<MapAdapterProps> };

const surfaceClass = css(surfaceStyles);
const controlsClass = css(controlsStyles);
const controlClass = css(controlStyles);

/** One press of an arrow, px. */
const step = 80;

const moves: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** An adapter's map with the controls of all maps: keys that pan, zoom and place the pin, and zoom buttons. */
export function MapStage({ Adapter, ...scene }: Props) {
  const map = useRef<MapHandle>(null);
  const { onPinMove } = scene;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // Markers and the pin handle their own keys.
    if (event.target !== event.currentTarget || !map.current || isBrowserKey(event)) return;
    const move = moves[event.key];
    if (move) map.current.panBy(...move);
    else if (event.key === '+' || event.key === '=') map.current.zoomBy(1);
    else if (event.key === '-') map.current.zoomBy(-1);
    else if (event.key === 'Enter' && onPinMove) onPinMove(map.current.centre());
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div
        className={surfaceClass}
        tabIndex={0}
        role="application"
        aria-label={onPinMove ? messages.surfaceWithPin : messages.surface}
        data-places={onPinMove ? '' : undefined}
        onKeyDown={handleKey}
      >
        <Adapter {...scene} handle={map} />
      </div>
      <div className={controlsClass}>
        <button
          className={controlClass}
          type="button"
          aria-label={messages.zoomIn}
          onClick={() => map.current?.zoomBy(1)}
        >
          <Plus size={20} aria-hidden />
        </button>
        <button
          className={controlClass}
          type="button"
          aria-label={messages.zoomOut}
          onClick={() => map.current?.zoomBy(-1)}
        >
          <Minus size={20} aria-hidden />
        </button>
      </div>
    </>
  );
}
