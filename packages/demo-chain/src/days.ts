const day = 86_400_000;
const moscowOffset = 3 * 3_600_000;

// One moment for all rows, so that dates do not differ when seeding crosses midnight.
const seededAt = Date.now();

/**
 * `time` in Moscow, `offset` days after the day of the seeding (readings 11). Relative dates keep the demo data
 * recent. The default time is midnight.
 */
export function dayFromNow(offset: number, time: `${number}:${number}` = '00:00'): Date {
  const midnight = Math.floor((seededAt + moscowOffset) / day) * day - moscowOffset;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(midnight + offset * day + (hours * 60 + minutes) * 60_000);
}
