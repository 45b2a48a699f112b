import type { HistoryEvent } from '@storefront/api-contract';

/** The events of one year; `year` is null for events without a year. */
export interface YearGroup {
  year: number | null;
  events: HistoryEvent[];
}

/** Events by year, the oldest first, events without a year last. Events of a year keep their order. */
export function groupByYear(events: readonly HistoryEvent[]): YearGroup[] {
  const groups = new Map<number | null, YearGroup>();
  for (const event of events) {
    const group = groups.get(event.year) ?? { year: event.year, events: [] };
    group.events.push(event);
    groups.set(event.year, group);
  }
  const place = ({ year }: YearGroup) => year ?? Number.POSITIVE_INFINITY;
  return [...groups.values()].sort((first, second) => (place(first) < place(second) ? -1 : 1));
}
