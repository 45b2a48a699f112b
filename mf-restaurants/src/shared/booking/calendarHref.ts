/** The link to a booking's calendar file: a path on this host, which proxies the back end; undefined for other URLs. */
export function calendarHref(url: string | null | undefined): string | undefined {
  return url && /^\/(?![/\\])/.test(url) ? url : undefined;
}
