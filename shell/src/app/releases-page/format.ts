/** A time of the view for people, in the chain's time zone; a text that is no time as it is. */
export function timeText(iso: string, timeZone: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return new Intl.DateTimeFormat('ru', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}

/** The first signs of a build, a commit or a key, which name it among the others. */
export const shortId = (id: string): string => id.slice(0, 8);
