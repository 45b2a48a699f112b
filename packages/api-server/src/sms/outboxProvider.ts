import type { Database } from '../database/connect';
import { smsOutbox } from '../database/schema/users';
import type { SmsProvider } from './provider';

/** Development: texts stay in a table that /dev/sms shows. */
export function outboxProvider(db: Database): SmsProvider {
  return {
    send: async (phone, text) => {
      await db.insert(smsOutbox).values({ phone, text });
    },
  };
}
