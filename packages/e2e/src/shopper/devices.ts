/** Devices on which a journey differs: name, width of the page, and whether it is touched. */
export const devices = [
  ['a phone', 390, true],
  ['a desktop', 1440, false],
] as const;
