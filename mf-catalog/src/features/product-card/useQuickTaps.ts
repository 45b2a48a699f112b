import { useEffect, useRef, useState } from 'react';
import { doubleTapWindowMs } from '../../shared/basket/doubleTapWindow';

/**
 * Whether a second quick tap may still follow the last one. Until then the button stays: if the counter
 * replaced it between two quick taps, the second would hit the counter's minus.
 */
export function useQuickTaps() {
  const [isTapping, setTapping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onTap() {
    clearTimeout(timer.current);
    setTapping(true);
    timer.current = setTimeout(() => setTapping(false), doubleTapWindowMs);
  }
  return { isTapping, onTap };
}
