import { useEffect, useRef, useState } from 'react';

interface Options<Key, Value> {
  /** Sends the last value. A rejection only removes the pending value: the write reports the failure itself. */
  send: (key: Key, value: Value) => Promise<unknown>;
  delayMs?: number;
}

interface ScheduledWrite {
  timer: ReturnType<typeof setTimeout>;
  sendNow: () => void;
}

/**
 * Turns rapid changes of a value into one write of the last value. `pending` holds the chosen values whose write is
 * not answered yet, to be rendered at once. Unmounting and leaving the page lose nothing: scheduled writes are sent.
 */
export function useCoalescedWrites<Key, Value>({ send, delayMs = 300 }: Options<Key, Value>) {
  const [pending, setPending] = useState<ReadonlyMap<Key, Value>>(() => new Map());
  const scheduled = useRef(new Map<Key, ScheduledWrite>());

  function clearPending(key: Key, value: Value) {
    // A newer value of the same key is scheduled and stays on the screen.
    if (scheduled.current.has(key)) return;
    setPending((now) =>
      now.get(key) === value ? new Map([...now].filter(([other]) => other !== key)) : now,
    );
  }

  function change(key: Key, value: Value, when: 'debounced' | 'immediately' = 'debounced') {
    clearTimeout(scheduled.current.get(key)?.timer);
    setPending((now) => new Map(now).set(key, value));
    const sendNow = () => {
      scheduled.current.delete(key);
      const onSettled = () => clearPending(key, value);
      send(key, value).then(onSettled, onSettled);
    };
    if (when === 'immediately') sendNow();
    else scheduled.current.set(key, { sendNow, timer: setTimeout(sendNow, delayMs) });
  }

  const [flush] = useState(() => () => {
    for (const { timer, sendNow } of scheduled.current.values()) {
      clearTimeout(timer);
      sendNow();
    }
  });
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { pending, change, flush };
}
