import { ApiError, tooManyRequests } from '../apiError';
import { uploadMessages } from '../uploads/messages';
import type { FastifyRequest } from 'fastify';

/** The part of the room that one session may fill. */
const share = 1 / 4;

const secondsToWait = 10;

interface Slot {
  sender: string;
  bytes: number;
}

/**
 * Bounds the memory that bodies with pictures take: `maxBytes` for the process, and a share of it for one session, so
 * that a customer who sends slowly does not keep the others out. One body is always taken when it is alone.
 */
export function createUploadSlots(maxBytes: number) {
  const taken = new Map<FastifyRequest, Slot>();

  return {
    /** Throws 429 when the sender's share is full, and 503 when the process has no room. */
    take(request: FastifyRequest, bytes: number): void {
      const sender = request.headers.authorization ?? request.ip;
      const slots = [...taken.values()];
      const fits = (others: readonly Slot[], most: number) =>
        others.length === 0 || others.reduce((sum, slot) => sum + slot.bytes, bytes) <= most;
      const own = slots.filter((slot) => slot.sender === sender);
      if (!fits(own, maxBytes * share)) {
        throw tooManyRequests(uploadMessages.tooMany, secondsToWait);
      }
      if (!fits(slots, maxBytes)) {
        throw new ApiError(503, { message: uploadMessages.busy, seconds: secondsToWait });
      }
      taken.set(request, { sender, bytes });
    },
    free: (request: FastifyRequest): void => void taken.delete(request),
  };
}
