import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL has cancelled one of several transactions that wait for each other. */
const deadlockDetected = '40P01';

const maxAttempts = 10;

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === deadlockDetected) || isDeadlock(error.cause);
}

/**
 * Runs a transaction again when it was cancelled by a deadlock. A migration locks one table after another while the
 * older program serves customers, whose transactions lock the tables in another order.
 *
 * @throws the error of `transaction`; a deadlock only after ten attempts.
 */
export async function outliveDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
      await wait(100);
    }
  }
}
