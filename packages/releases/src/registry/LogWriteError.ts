import { RegistryError } from './RegistryError';

/**
 * The outcome of a change whose entry could not be written: the log does not have the entry, or the outcome is unknown.
 */
export type LogWriteOutcome = 'not-added' | 'unknown';

const advice: Record<LogWriteOutcome, string> = {
  'not-added': 'Nothing was changed: the log was read again and does not have the change.',
  unknown: 'Whether the log has the change is not known. Run before you repeat it: pnpm releases --log',
};

/** A change could not be added to the log, or the answer was lost and the log does not show the outcome. */
export class LogWriteError extends RegistryError {
  constructor(
    readonly outcome: LogWriteOutcome,
    cause: unknown,
  ) {
    super(`${cause instanceof Error ? cause.message : String(cause)}\n${advice[outcome]}`, { cause });
  }
}
