import { useEffect, useRef, useState } from 'react';

/** Taps that follow within this time belong together, milliseconds. */
const together = 400;

/**
 * Whether a tap may still be followed by another. Until then the button stays under the finger: were the counter
 * to come between two quick taps, the second would hit its minus.
 */
export function useQuickTaps() {
  const [isSettling, setSettling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function note() {
    clearTimeout(timer.current);
    setSettling(true);
    timer.current = setTimeout(() => setSettling(false), together);
  }
  return { isSettling, note };
}
