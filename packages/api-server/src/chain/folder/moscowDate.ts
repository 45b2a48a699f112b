const day = 86_400_000;
const moscowOffset = 3 * 3_600_000;

const written = /^(?:([+-]\d{1,4})d|(\d{4}-\d\d-\d\d))(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;

/**
 * The moment of `2026-12-31`, `2026-12-31 20:00` or `-3d 12:00` in Moscow; the last counts days from `now`, for demos.
 * Without a time it is midnight. Undefined for anything else.
 */
export function parseMoscowDate(text: string, now: Date): Date | undefined {
  const [match, days, date, hours = '0', minutes = '0', seconds = '0'] = written.exec(text) ?? [];
  if (match === undefined) return undefined;
  const midnight =
    date === undefined
      ? (Math.floor((now.getTime() + moscowOffset) / day) + Number(days)) * day
      : Date.parse(`${date}T00:00:00Z`);
  // `Date.parse` takes 30 February for 2 March.
  if (date !== undefined && !(midnight > 0 && new Date(midnight).toISOString().startsWith(date)))
    return undefined;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return new Date(midnight + time - moscowOffset);
}

/** The form that `parseMoscowDate` reads, to the second. */
export function formatMoscowDate(moment: Date): string {
  const [date = '', time = ''] = new Date(moment.getTime() + moscowOffset).toISOString().split('T');
  const seconds = time.slice(5, 8) === ':00' ? '' : time.slice(5, 8);
  return time.startsWith('00:00:00') ? date : `${date} ${time.slice(0, 5)}${seconds}`;
}
