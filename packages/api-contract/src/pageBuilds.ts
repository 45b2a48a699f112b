/**
 * Ours: the builds of the remotes of the page that makes the call (decision 0085), for the logs of a back end. It comes
 * from a browser, so nothing may depend on it. A back end may ignore it.
 */
export const pageBuildsHeader = 'x-page-builds';

/** `catalog@1979b9… content@72f08e…`: the same builds make the same text. */
export const pageBuildsText = (releases: Readonly<Record<string, { build: string } | undefined>>): string =>
  Object.entries(releases)
    .flatMap(([name, release]) => (release ? [`${name}@${release.build}`] : []))
    .join(' ');

/** The builds that a call names, if they are safe to log. */
export function pageBuildsOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const given = headers[pageBuildsHeader];
  const isBuilds =
    typeof given === 'string' && /^[a-z]{1,20}@[\da-f]{32}(?: [a-z]{1,20}@[\da-f]{32}){0,9}$/.test(given);
  return isBuilds ? given : undefined;
}
