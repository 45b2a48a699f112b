import { create } from 'zustand';

/**
 * Milliseconds to add to the device's clock to get the clock of the back end, which checks the times that a customer
 * chooses. Written by `api-client`, in whole minutes; 0 on the server, until the first answer, and while the clocks are
 * less than a minute apart (decision 0137).
 */
export const useClockOffset = create<number>()(() => 0);

/** The back end's time, in milliseconds since 1970, for code outside components: they read `useClock` of `ui`. */
export const backEndNow = (): number => Date.now() + useClockOffset.getState();
