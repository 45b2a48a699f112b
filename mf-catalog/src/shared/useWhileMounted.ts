import { useEffect, useRef } from 'react';

/** A deed that is left undone once the part is gone: what was open may not be what is open now. */
export function useWhileMounted(deed: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) deed();
  };
}
