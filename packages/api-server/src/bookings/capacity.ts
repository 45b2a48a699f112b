const seatsPerTable = 4;

/** How long a party keeps its tables, in milliseconds. */
export const stay = 2 * 3_600_000;

/** A party and the moment at which it comes. */
interface Arrival {
  at: Date;
  persons: number;
}

/** The tables that a party takes: tables of four, pushed together (decision 0049). */
export const tablesFor = (persons: number): number => Math.ceil(persons / seatsPerTable);

/** The most tables that `arrivals` take at once while a party that comes at `at` stays. */
export function tablesTaken(arrivals: readonly Arrival[], at: Date): number {
  const from = at.getTime();
  const around = arrivals
    .filter((one) => Math.abs(one.at.getTime() - from) < stay)
    .map((one) => ({ start: one.at.getTime(), tables: tablesFor(one.persons) }));
  // The number rises only when somebody comes, so it is highest at one of the arrivals.
  const moments = [from, ...around.flatMap(({ start }) => (start > from ? [start] : []))];
  const takenAt = (moment: number) =>
    around
      .filter(({ start }) => start <= moment && moment < start + stay)
      .reduce((sum, { tables }) => sum + tables, 0);
  return Math.max(...moments.map(takenAt));
}
