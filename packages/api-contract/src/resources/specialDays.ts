import { isRecord } from '../listAnswer';

/**
 * Hours by date `YYYY-MM-DD`, an addition of our back end. An entry with another key or with hours that cannot be read
 * (`readHours` returns undefined) is left out, so that its day keeps the hours of the week.
 */
export function hoursByDate<Hours>(
  sent: unknown,
  readHours: (hours: unknown) => Hours | undefined,
): Record<string, Hours> {
  const entries = isRecord(sent) ? Object.entries(sent) : [];
  return Object.fromEntries(
    entries.flatMap(([date, value]) => {
      const hours = isDate(date) ? readHours(value) : undefined;
      return hours === undefined ? [] : [[date, hours]];
    }),
  );
}

function isDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  return moment !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
