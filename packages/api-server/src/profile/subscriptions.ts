type Switch = 'newsletter' | 'smsletter';

/** The columns that a call sets. Omitted switches stay untouched, so parallel calls do not undo each other. */
export function readSwitches(
  sent: Partial<Record<Switch, number | undefined>>,
): Partial<Record<Switch, boolean>> {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === 1]])),
  );
}
