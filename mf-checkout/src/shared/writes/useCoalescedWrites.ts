import { useEffect, useRef, useState } from 'react';

interface Options<Key, Value> {
  /** Sends the value that was reached last. A rejection only ends the preview: the write reports itself. */
  send: (key: Key, value: Value) => Promise<unknown>;
  /** How long the fingers have to rest, ms. */
  rest?: number;
}

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  leave: () => void;
}

/**
 * Rapid changes of a value become one write, the last value wins. `pending` holds what is chosen and not
 * answered yet, to be drawn at once. Nothing is lost on unmount: what waits is sent.
 */
export function useCoalescedWrites<Key, Value>({ send, rest = 300 }: Options<Key, Value>) {
  const [pending, setPending] = useState<ReadonlyMap<Key, Value>>(() => new Map());
  const waiting = useRef(new Map<Key, Waiting>());

  function settle(key: Key, value: Value) {
    // A newer choice of the same key is still on its way and stays on the screen.
    if (waiting.current.has(key)) return;
    setPending((shown) =>
      shown.get(key) === value ? new Map([...shown].filter(([other]) => other !== key)) : shown,
    );
  }

  function change(key: Key, value: Value, when: 'after-rest' | 'at-once' = 'after-rest') {
    clearTimeout(waiting.current.get(key)?.timer);
    setPending((shown) => new Map(shown).set(key, value));
    const leave = () => {
      waiting.current.delete(key);
      const settled = () => settle(key, value);
      send(key, value).then(settled, settled);
    };
    if (when === 'at-once') leave();
    else waiting.current.set(key, { leave, timer: setTimeout(leave, rest) });
  }

  const [flush] = useState(() => () => {
    for (const { timer, leave } of waiting.current.values()) {
      clearTimeout(timer);
      leave();
    }
  });
  useEffect(() => flush, [flush]);

  return { pending, change, flush };
}
