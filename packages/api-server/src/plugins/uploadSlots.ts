import { ApiError, tooManyRequests } from '../apiError';
import { uploadMessages } from '../uploads/messages';

/** The part of the room that one customer may fill. */
const share = 1 / 4;

/** Per customer: a picture of a few bytes takes as long to decode as a large one, and all pictures share one queue. */
const maxBodies = 4;

const secondsToWait = 10;

interface Slot {
  customerId: number;
  bytes: number;
}

/**
 * Bounds the memory that bodies with pictures take: `maxBytes` for the process, and a share of it for one customer,
 * so that a customer who sends slowly or much does not block the others. A body is always accepted when it is alone.
 */
export function createUploadSlots(maxBytes: number) {
  /** By request. */
  const taken = new Map<object, Slot>();

  return {
    /** Throws 429 when the customer's share is full, and 503 when the process has no room. */
    take(request: object, { customerId, bytes }: Slot): void {
      const slots = [...taken.values()];
      const fits = (others: readonly Slot[], most: number) =>
        others.length === 0 || others.reduce((sum, slot) => sum + slot.bytes, bytes) <= most;
      const own = slots.filter((slot) => slot.customerId === customerId);
      if (own.length >= maxBodies || !fits(own, maxBytes * share)) {
        throw tooManyRequests(uploadMessages.tooMany, secondsToWait);
      }
      if (!fits(slots, maxBytes)) {
        throw new ApiError(503, { message: uploadMessages.busy, seconds: secondsToWait });
      }
      taken.set(request, { customerId, bytes });
    },
    free: (request: object): void => void taken.delete(request),
  };
}
