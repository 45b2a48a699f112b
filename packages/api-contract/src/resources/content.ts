import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { contentRequests } from '../requests/contentRequests';
import { text, textOrNull } from '../lenient';
import { listAnswer } from '../listAnswer';

/** One row of the settings list (spec §3, Settings). */
const setting = z.object({ key: text(), value: textOrNull() });

/** The call of the settings (spec §7). */
export const contentCalls = {
  settings: endpoint<typeof contentRequests.settings>()({
    method: 'GET',
    path: '/api/app/settings/',
    response: listAnswer(setting),
  }),
};
