import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { numberOrNull, receipt, succeeded, text } from '../lenient';
import type { loginRequests } from '../requests/loginRequests';

/** Login by a code (spec §7, readings 16). */
export const loginCalls = {
  requestCode: endpoint<typeof loginRequests.requestCode>()({
    method: 'POST',
    path: '/api/auth/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded(), seconds: numberOrNull() })),
  }),
  confirmCode: endpoint<typeof loginRequests.confirmCode>()({
    method: 'POST',
    path: '/api/auth/confirm/',
    encoding: 'json',
    /** The shell server keeps the token; a browser sees an empty one. */
    response: z.object({ api_token: text() }),
  }),
};
