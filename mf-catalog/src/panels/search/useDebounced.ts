import { useEffect, useState } from 'react';

/** The value once it has stood still for a while, in milliseconds; `settle` does not wait. */
export function useDebounced<Value>(value: Value, delay: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return { settled, settle: () => setSettled(value) };
}
