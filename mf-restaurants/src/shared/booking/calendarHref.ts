/** The link to a booking's calendar file: a path on this host, through which the back end is reached, or undefined. */
export function calendarHref(url: string | null | undefined): string | undefined {
  return url && /^\/(?![/\\])/.test(url) ? url : undefined;
}
