/** Taps that follow each other within this time are one double tap. */
export const doubleTapWindowMs = 400;
