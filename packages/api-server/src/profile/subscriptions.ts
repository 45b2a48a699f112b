type Switch = 'newsletter' | 'smsletter';

/** The columns that a call sets: of two switches that are moved at once, neither takes the other back. */
export function readSwitches(
  sent: Partial<Record<Switch, number | undefined>>,
): Partial<Record<Switch, boolean>> {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === 1]])),
  );
}
