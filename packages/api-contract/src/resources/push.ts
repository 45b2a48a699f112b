import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { answer, flag, receipt, succeeded, textOrNull } from '../lenient';
import type { pushRequests } from '../requests/pushRequests';

/**
 * Ours: messages about orders to a device whose tabs are closed (Push API). Section 7 has none of these calls, so
 * they are made only where the back end names the extra `push`. A logout ends those to its device.
 */
export const pushCalls = {
  status: endpoint<typeof pushRequests.status>()({
    method: 'GET',
    path: '/api/user/push/',
    response: answer(
      z.object({
        /** The server's public key of VAPID, base64url; null while it sends no messages. */
        public_key: textOrNull(),
        is_subscribed: flag(),
        /** The push service has ended the address of a device that still wants messages. */
        is_expired: flag(),
      }),
    ),
  }),
  subscribe: endpoint<typeof pushRequests.subscribe>()({
    method: 'POST',
    path: '/api/user/push/subscribe/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded() })),
  }),
  unsubscribe: endpoint<typeof pushRequests.unsubscribe>()({
    method: 'POST',
    path: '/api/user/push/unsubscribe/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded() })),
  }),
};
