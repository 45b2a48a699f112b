import { ApiError } from '@storefront/api-client';

interface Answer {
  /** False only where the server says so. */
  success: boolean;
  message: string | null;
}

/**
 * The answer, unless it says no with status 200 (spec §7).
 *
 * @throws ApiError with the server's message, as any refused call.
 */
export function checkSuccess<Sent extends Answer>(answer: Sent): Sent {
  if (answer.success) return answer;
  throw new ApiError({ kind: 'refused', status: 200, body: { message: answer.message ?? '' } });
}
