import { ApiError, tooManyRequests } from '../apiError';
import { uploadMessages } from '../uploads/messages';
import type { FastifyRequest } from 'fastify';

/** A customer may send pictures from two tabs. */
const maxPerSender = 2;

const secondsToWait = 10;

interface Slot {
  sender: string;
  bytes: number;
}

/**
 * Bounds the memory that bodies with pictures take: `maxBytes` for the process, and few for one session, so that a
 * customer who sends slowly does not keep the others out.
 */
export function createUploadSlots(maxBytes: number) {
  const taken = new Map<FastifyRequest, Slot>();

  return {
    /** Throws 429 for a sender with too many, and 503 when the process has too many. */
    take(request: FastifyRequest, bytes: number): void {
      const sender = request.headers.authorization ?? request.ip;
      const slots = [...taken.values()];
      if (slots.filter((slot) => slot.sender === sender).length >= maxPerSender) {
        throw tooManyRequests(uploadMessages.tooMany, secondsToWait);
      }
      // A body larger than the whole bound is taken when it is alone.
      const inUse = slots.reduce((sum, slot) => sum + slot.bytes, 0);
      if (inUse > 0 && inUse + bytes > maxBytes) {
        throw new ApiError(503, { message: uploadMessages.busy, seconds: secondsToWait });
      }
      taken.set(request, { sender, bytes });
    },
    free: (request: FastifyRequest): void => void taken.delete(request),
  };
}
