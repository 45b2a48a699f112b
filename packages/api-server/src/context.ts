import type { Redis } from 'ioredis';
import type { CaptchaProvider } from './captcha/provider';
import type { AnswerCache } from './catalogue/answerCache';
import type { MenuReader } from './catalogue/menuReader';
import type { Pictures } from './catalogue/pictures';
import type { Config } from './config';
import type { Connection } from './database/connect';
import type { PaymentProvider } from './payment/provider';
import type { SmsProvider } from './sms/provider';

/** What routes and services work with; made once by main.ts. */
export interface Context {
  config: Config;
  db: Connection['db'];
  redis: Redis | undefined;
  sms: SmsProvider;
  captcha: CaptchaProvider;
  payment: PaymentProvider | undefined;
  pictures: Pictures;
  /** By their own names. */
  restaurantPictures: Pictures;
  menu: MenuReader;
  answers: AnswerCache;
}
