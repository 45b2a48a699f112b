/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** The minutes of a day on which clocks do not change. */
export const MINUTES_IN_DAY = 1440;
