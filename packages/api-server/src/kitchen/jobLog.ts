import { firstPerMinute } from '@storefront/api-contract/server';

interface Log {
  error: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
}

/** The log of one background job. */
export interface JobLog {
  failed: (error: unknown) => void;
  succeeded: () => void;
}

/**
 * Logs the first failure of a job in a minute, with the number of suppressed failures since the line before, and its
 * recovery. While the database is away, a job fails several times a second.
 */
export function createJobLog(log: Log, job: string, now?: () => number): JobLog {
  const suppressedBefore = firstPerMinute(now);
  let failures = 0;
  let isWritten = false;
  return {
    failed: (error) => {
      failures += 1;
      const suppressed = suppressedBefore(job);
      if (suppressed === undefined) return;
      isWritten = true;
      log.error({ err: error, job, suppressed }, 'a background job failed');
    },
    succeeded: () => {
      // A job that fails every other time would write two lines a second.
      if (isWritten) log.info({ job, failures }, 'a background job works again');
      failures = 0;
      isWritten = false;
    },
  };
}
