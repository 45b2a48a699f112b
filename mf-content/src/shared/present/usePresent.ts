import { backEndNow, useClockOffset } from '@storefront/contracts';
import { useMemo } from 'react';

/**
 * The present, for data that was read at `readAt`: by the back end's clock where this device's is known to be wrong, and
 * otherwise the time of the data, which server and browser share (decision 0137). Milliseconds.
 */
export const presentOf = (readAt: number, offset = useClockOffset.getState()): Date =>
  new Date(offset === 0 ? readAt : backEndNow());

/** `presentOf` for a component, which renders again when the difference between the clocks becomes known. */
export function usePresent(readAt: number): Date {
  const offset = useClockOffset();
  return useMemo(() => presentOf(readAt, offset), [readAt, offset]);
}
