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
 * not answered yet, to be rendered at once. Scheduled writes are sent when the component unmounts and when the page is
 * left or hidden, after which a phone may end it. `send` must make a call that outlives the page (`keepalive`) then. A
 * write that waits for the answer to an earlier write is not sent by a page that ends before that answer.
 */
export function useCoalescedWrites<Key, Value>({ send, delayMs = 300 }: Options<Key, Value>) {
  const [pending, setPending] = useState<ReadonlyMap<Key, Value>>(() => new Map());
  const scheduled = useRef(new Map<Key, ScheduledWrite>());
  const newest = useRef(new Map<Key, () => void>());

  function change(key: Key, value: Value, when: 'debounced' | 'immediately' = 'debounced') {
    clearTimeout(scheduled.current.get(key)?.timer);
    setPending((now) => new Map(now).set(key, value));
    const sendNow = () => {
      scheduled.current.delete(key);
      const onSettled = () => {
        // A newer choice of the same key stays on the screen, also of the same value.
        if (newest.current.get(key) !== sendNow) return;
        setPending((now) => new Map([...now].filter(([other]) => other !== key)));
      };
      send(key, value).then(onSettled, onSettled);
    };
    newest.current.set(key, sendNow);
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
    const flushHidden = () => document.hidden && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [flush]);

  return { pending, change, flush };
}
