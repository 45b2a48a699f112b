import { createContext, use } from 'react';
import { create } from 'zustand';

const store = create<number>()(() => 0);

/**
 * Called whenever a component renders the present. The server keeps a page with such a component for a minute (decision
 * 0008).
 */
export const ClockReadContext = createContext<() => void>(() => undefined);

function useOffset(): number {
  use(ClockReadContext)();
  return store();
}

/**
 * Milliseconds to add to the device's clock to get the clock of the back end, which checks the times that a customer
 * chooses. Written by `api-client`, in whole minutes; 0 on the server, until the first answer, and while the clocks are
 * less than a minute apart (decision 0137). A component that shows the present reads it.
 */
export const useClockOffset = Object.assign(useOffset, store);

/** The back end's time, in milliseconds since 1970, for code outside components: they read `useClock` of `ui`. */
export const backEndNow = (): number => Date.now() + useClockOffset.getState();
