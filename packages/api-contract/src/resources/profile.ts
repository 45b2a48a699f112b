import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { done, numberOrNull, receipt, succeeded } from '../lenient';
import type { profileRequests } from '../requests/profileRequests';

/** Changes of the customer's own data (spec §7, Profile). The client reads the user again after each. */
export const profileCalls = {
  addRegistrationInfo: endpoint<typeof profileRequests.addRegistrationInfo>()({
    method: 'POST',
    path: '/api/user/add-registration-info/',
    encoding: 'json',
    response: done(),
  }),
  editName: endpoint<typeof profileRequests.editName>()({
    method: 'POST',
    path: '/api/user/edit/name/',
    encoding: 'json',
    response: done(),
  }),
  editEmail: endpoint<typeof profileRequests.editEmail>()({
    method: 'POST',
    path: '/api/user/edit/email/',
    encoding: 'json',
    response: done(),
  }),
  editBirthday: endpoint<typeof profileRequests.editBirthday>()({
    method: 'POST',
    path: '/api/user/edit/birthday/',
    encoding: 'json',
    response: done(),
  }),
  editPhone: endpoint<typeof profileRequests.editPhone>()({
    method: 'POST',
    path: '/api/user/edit/phone/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded(), seconds: numberOrNull() })),
  }),
  confirmPhone: endpoint<typeof profileRequests.confirmPhone>()({
    method: 'POST',
    path: '/api/user/edit/phone/confirm/',
    encoding: 'json',
    response: done(),
  }),
  subscribeSwitch: endpoint<typeof profileRequests.subscribeSwitch>()({
    method: 'POST',
    path: '/api/user/subscribe-switch/',
    encoding: 'json',
    response: done(),
  }),
  uploadAvatar: endpoint<typeof profileRequests.uploadAvatar>()({
    method: 'POST',
    path: '/api/user/edit/avatar/',
    encoding: 'multipart',
    response: done(),
  }),
  deleteAvatar: endpoint<typeof profileRequests.deleteAvatar>()({
    method: 'POST',
    path: '/api/user/edit/avatar/delete/',
    response: done(),
  }),
};
