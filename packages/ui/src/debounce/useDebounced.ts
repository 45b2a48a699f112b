import { useEffect, useState } from 'react';

/**
 * Returns the value after it has not changed for `delayMs`, and `flush`, which applies the newest value at
 * once.
 */
export function useDebounced<Value>(value: Value, delayMs: number): [debounced: Value, flush: () => void] {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [debounced, () => setDebounced(value)];
}
