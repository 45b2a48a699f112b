/**
 * The time of a change, ISO 8601. SOURCE_DATE_EPOCH, in seconds, sets it for an archive that is the same whenever it is made
 * (https://reproducible-builds.org/specs/source-date-epoch).
 */
export function now({ SOURCE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv = process.env): string {
  return new Date(seconds ? Number(seconds) * 1000 : Date.now()).toISOString();
}
