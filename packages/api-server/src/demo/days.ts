const day = 86_400_000;
const moscowAhead = 3 * 3_600_000;

// All rows of one start count from the same moment.
const seededAt = Date.now();

/**
 * The moment `offset` days from the seeding, at `time` by Moscow's clock (readings 11): demo data is as fresh as
 * the day on which it was written. Without a time it is midnight.
 */
export function dayFromNow(offset: number, time: `${number}:${number}` = '00:00'): Date {
  const midnight = Math.floor((seededAt + moscowAhead) / day) * day - moscowAhead;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(midnight + offset * day + (hours * 60 + minutes) * 60_000);
}
