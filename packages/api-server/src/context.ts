import type { WriteRefusal } from '@storefront/api-contract/server';
import type { Redis } from 'ioredis';
import type { CaptchaProvider } from './captcha/provider';
import type { ResponseCache } from './catalogue/responseCache';
import type { MenuReader } from './catalogue/menuReader';
import type { Pictures } from './catalogue/pictures';
import type { Config } from './config';
import type { Connection } from './database/connect';
import type { PaymentProvider } from './payment/provider';
import type { Metrics } from './plugins/metrics';
import type { RefusalReason } from './plugins/refusals';
import type { CallProvider } from './sms/callGateway';
import type { SmsProvider } from './sms/provider';

/** The dependencies of routes and services, created once in start.ts. */
export interface Context {
  config: Config;
  db: Connection['db'];
  redis: Redis | undefined;
  sms: SmsProvider;
  /** Another way for a code; undefined where no gateway of calls is configured. */
  calls: CallProvider | undefined;
  captcha: CaptchaProvider;
  payment: PaymentProvider | undefined;
  pictures: Pictures;
  /** Keyed by picture name. */
  restaurantPictures: Pictures;
  menu: MenuReader;
  responses: ResponseCache;
  metrics: Metrics;
  writeRefusal: WriteRefusal<RefusalReason>;
}
