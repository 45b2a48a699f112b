import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done } from '../lenient';
import type { accountRequests } from '../requests/accountRequests';

/**
 * Ours: the end of an account, and everything that is kept about its customer. The extras `account-deletion` and
 * `data-export` name them.
 */
export const accountCalls = {
  requestDeletion: endpoint<typeof accountRequests.requestDeletion>()({
    method: 'POST',
    path: '/api/user/deletion/request/',
    encoding: 'json',
    response: done(),
  }),
  cancelDeletion: endpoint<typeof accountRequests.cancelDeletion>()({
    method: 'POST',
    path: '/api/user/deletion/cancel/',
    encoding: 'json',
    response: done(),
  }),
  exportData: endpoint<typeof accountRequests.exportData>()({
    method: 'GET',
    path: '/api/user/export/',
    response: z.record(z.string(), z.unknown()),
  }),
};
