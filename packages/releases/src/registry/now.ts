/**
 * The time of a change, ISO 8601. RELEASE_DATE_EPOCH, in seconds, sets it for an archive that is the same whenever it is made;
 * not SOURCE_DATE_EPOCH, which build machines export for everything: with an old date no build would be on trial.
 */
export function now({ RELEASE_DATE_EPOCH: seconds }: NodeJS.ProcessEnv = process.env): string {
  return new Date(seconds ? Number(seconds) * 1000 : Date.now()).toISOString();
}
