import type { AnswerCache } from './catalogue/answerCache';
import type { MenuReader } from './catalogue/menu';
import type { Pictures } from './catalogue/pictures';
import type { Config } from './config';
import type { Connection } from './database/connect';
import type { PaymentProvider } from './payment/provider';
import type { SmsProvider } from './sms/provider';

/** What routes and services work with; made once by main.ts. */
export interface Context {
  config: Config;
  db: Connection['db'];
  sms: SmsProvider;
  payment: PaymentProvider | undefined;
  pictures: Pictures;
  menu: MenuReader;
  answers: AnswerCache;
}
