import { firstPerMinute } from './firstPerMinute';

interface Counter<Reason extends string> {
  inc: (labels: { reason: Reason }) => void;
}

interface Log {
  warn: (fields: object, message: string) => void;
}

/** Writes that a server refused something itself: its reason, and fields for the line of the log. */
export type WriteRefusal<Reason extends string> = (log: Log, reason: Reason, fields?: object) => void;

/**
 * Counts every refusal, and writes the first of each reason in a minute; the next line has the number of the others
 * (`suppressed`). Reasons are labels of a metric, so a closed set.
 */
export function createRefusals<Reason extends string>(
  counter: Counter<Reason>,
  now?: () => number,
): WriteRefusal<Reason> {
  const suppressedBefore = firstPerMinute(now);
  return (log, reason, fields) => {
    counter.inc({ reason });
    const suppressed = suppressedBefore(reason);
    if (suppressed !== undefined) log.warn({ ...fields, suppressed }, `refused: ${reason}`);
  };
}
