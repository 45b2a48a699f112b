import { ApiError } from './ApiError';
import { isTurnedAway } from './isTurnedAway';

const repeatDelayMs = 500;

/** Later than this after the press, the write is not repeated: the customer may not want it any more. */
const repeatWithinMs = 15_000;

const gatewayErrors: readonly number[] = [502, 503, 504];

/** Whether the response was lost or unreadable, so that the write may have been done all the same. */
function isResponseLost(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || gatewayErrors.includes(error.status));
}

/**
 * Sends a write once more when it got no response. The write has to be safe to send twice. Not `retry` of the mutation,
 * which waits until the tab is shown, however long: here a hidden page repeats in time, and a page that was frozen
 * meanwhile gives up (decision 0033).
 */
export async function repeatOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sentAt = Date.now();
  try {
    return await send();
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, repeatDelayMs));
    if (Date.now() - sentAt > repeatWithinMs) throw error;
    return send().catch((repeated: unknown) => {
      throw isTurnedAway(repeated) ? error : repeated;
    });
  }
}
