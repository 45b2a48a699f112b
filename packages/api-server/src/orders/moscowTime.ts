const offset = 3;

/** ISO with Moscow's offset, which has not changed since 2014 and knows no summer time (readings 11). */
export function moscowTime(date: Date): string {
  return new Date(date.getTime() + offset * 3_600_000).toISOString().replace('Z', '+03:00');
}
