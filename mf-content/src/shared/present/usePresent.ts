import { backEndNow, useClockOffset } from '@storefront/contracts';
import { useMemo } from 'react';

/**
 * The present for data that was read at `readAt`, in milliseconds. If the device's clock is known to be wrong, the
 * present is the back end's time; otherwise it is `readAt`, which server and browser share (decision 0137).
 */
export const presentOf = (readAt: number, offset = useClockOffset.getState()): Date =>
  new Date(offset === 0 ? readAt : backEndNow());

/** `presentOf` for a component, which renders again when the difference between the clocks becomes known. */
export function usePresent(readAt: number): Date {
  const offset = useClockOffset();
  return useMemo(() => presentOf(readAt, offset), [readAt, offset]);
}
