import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { files } from './files';
import { pushServices } from './push/isPushService';
import { isKeyPair } from './push/vapidKeys';

const wholeNumber = (min: number, max: number) =>
  z.pipe(z.coerce.number(), z.int().check(z.minimum(min), z.maximum(max)));
const address = () =>
  z.pipe(
    z.url(),
    z.transform((value) => value.replace(/\/+$/, '')),
  );
/** Empty variables count as unset. */
const filled = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/**
 * Mobile numbers of Russia. +7 94 is left out but for 949: +7 940 is another country, whose SMS cost more, and its other
 * numbers are not given out.
 */
const mobilePrefixes = '790,791,792,793,7949,795,796,797,798,799';

const schema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z._default(wholeNumber(1, 65_535), 3100),
  PUBLIC_URL: z._default(address(), 'http://localhost:3000'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: z.optional(z.string()),
  CHAIN_DIR: z.optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  KITCHEN: z.optional(z.enum(['simulated', 'webhook'])),
  KITCHEN_URL: z.optional(z.url({ protocol: /^https?$/ })),
  KITCHEN_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  KITCHEN_PACE: z.optional(z.coerce.number().check(z.positive(), z.maximum(100_000))),
  KITCHEN_TROUBLE: z.optional(wholeNumber(0, 100)),
  PAYMENT: z.optional(z.enum(['sandbox', 'acquiring', 'yookassa', 'off'])),
  ACQUIRING_URL: z.optional(address()),
  ACQUIRING_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  YOOKASSA_SHOP_ID: z.optional(z.string().check(z.regex(/^\d+$/, 'must be digits'))),
  YOOKASSA_SECRET_KEY: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  YOOKASSA_URL: z._default(address(), 'https://api.yookassa.ru/v3'),
  YOOKASSA_METHOD: z.optional(z.literal('sbp', 'may only be sbp')),
  YOOKASSA_TAX_SYSTEM: z.optional(wholeNumber(1, 6)),
  YOOKASSA_VAT_CODE: z._default(wholeNumber(1, 12), 1),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  VAPID_SUBJECT: z.optional(
    z.url({ protocol: /^(https|mailto)$/, error: 'must begin with mailto: or https://' }),
  ),
  PUSH_HOSTS: z._default(z.string(), pushServices),
  SMS_GATEWAY_URL: z.optional(z.url()),
  CALL_GATEWAY_URL: z.optional(z.url()),
  CORS_ORIGINS: z._default(z.string(), ''),
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  SHELL_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  RATE_LIMIT: z.optional(wholeNumber(1, 10_000_000)),
  AUTH_RATE_LIMIT: z.optional(wholeNumber(1, 10_000_000)),
  INQUIRY_RATE_LIMIT: z.optional(wholeNumber(1, 10_000_000)),
  UNPAID_ORDERS_PER_CUSTOMER: z.optional(wholeNumber(1, 10_000_000)),
  CODES_PER_PHONE: z.optional(wholeNumber(1, 10_000_000)),
  CODES_PER_ADDRESS: z.optional(wholeNumber(1, 10_000_000)),
  CODES_PER_NETWORK: z.optional(wholeNumber(1, 10_000_000)),
  CODES_PER_RANGE: z.optional(wholeNumber(1, 10_000_000)),
  SMS_PER_HOUR: z.optional(wholeNumber(1, 10_000_000)),
  SMS_PREFIXES: z._default(
    z
      .string()
      .check(z.regex(/^7\d{0,10}(,7\d{0,10})*$/, 'must be digits that begin with 7, separated by commas')),
    mobilePrefixes,
  ),
  PROMO_TRIES_PER_CUSTOMER: z.optional(wholeNumber(1, 10_000_000)),
  PROMO_TRIES_PER_ADDRESS: z.optional(wholeNumber(1, 10_000_000)),
  RECAPTCHA_SECRET: z.optional(z.string()),
  /** `off`: production runs without a captcha, and says so. */
  CAPTCHA: z.optional(z.literal('off', 'may only be off')),
  REQUEST_SECONDS: z._default(wholeNumber(1, 600), 30),
  HOUSEKEEPING_SECONDS: z._default(wholeNumber(1, 86_400), 600),
  PAYMENT_CHECK_SECONDS: z._default(wholeNumber(1, 3600), 60),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  DRAIN_SECONDS: z._default(wholeNumber(0, 60), 0),
  UPLOAD_MEGABYTES: z._default(wholeNumber(1, 100_000), 256),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Everything the environment decides. */
export type Config = ReturnType<typeof readConfig>;

const flags = ['--empty', '--demo'];

/** Reads the environment and the flags `--empty` and `--demo`; throws one Error that lists every problem. */
export function readConfig(environment: NodeJS.ProcessEnv, parameters: readonly string[] = []) {
  const unknown = parameters.find((parameter) => !flags.includes(parameter));
  if (unknown !== undefined)
    throw new Error(
      `Unknown argument ${unknown}. Use --empty to start without demo data, --demo to start with it.`,
    );
  const parsed = z.safeParse(schema, filled(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid environment:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction) assertProduction(values);
  // A real chain must not find the demo menu in its new database.
  const isEmpty = parameters.includes('--empty') || (isProduction && !parameters.includes('--demo'));
  return {
    isProduction,
    host: values.HOST,
    port: values.API_PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    isEmpty,
    // An empty chain needs its own folder: the default one may hold the demo chain.
    dataDir: values.DATA_DIR ?? (isEmpty ? files.emptyData : files.defaultData),
    // Its pictures are served. The texts and numbers of a chain are in the database.
    chainDir: resolve(values.CHAIN_DIR ?? files.demoChain),
    redisUrl: values.REDIS_URL,
    kitchen: readKitchen(values, isProduction),
    payment: readPayment(values, isProduction),
    push: readPush(values, isProduction),
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    callGatewayUrl: values.CALL_GATEWAY_URL,
    corsOrigins: values.CORS_ORIGINS.split(',').filter((origin) => origin !== ''),
    trustProxy: values.TRUST_PROXY,
    shellSecret: values.SHELL_SECRET,
    requestsPerMinute: values.RATE_LIMIT ?? (isProduction ? 1200 : 100_000),
    authRequestsPerMinute: values.AUTH_RATE_LIMIT ?? (isProduction ? 20 : 10_000),
    inquiriesPerMinute: values.INQUIRY_RATE_LIMIT ?? (isProduction ? 10 : 10_000),
    // Per hour.
    codesPerPhone: values.CODES_PER_PHONE ?? (isProduction ? 5 : 10_000),
    codesPerAddress: values.CODES_PER_ADDRESS ?? (isProduction ? 20 : 10_000),
    codesPerNetwork: values.CODES_PER_NETWORK ?? (isProduction ? 60 : 10_000),
    codesPerRange: values.CODES_PER_RANGE ?? (isProduction ? 20 : 10_000),
    smsPerHour: values.SMS_PER_HOUR ?? (isProduction ? 600 : 10_000),
    smsPrefixes: values.SMS_PREFIXES.split(','),
    promoTriesPerCustomer: values.PROMO_TRIES_PER_CUSTOMER ?? (isProduction ? 20 : 10_000),
    promoTriesPerAddress: values.PROMO_TRIES_PER_ADDRESS ?? (isProduction ? 100 : 10_000),
    // A developer, a test or a load orders as one customer without a pause.
    unpaidOrdersPerCustomer: values.UNPAID_ORDERS_PER_CUSTOMER ?? (isProduction ? 3 : 10_000),
    recaptchaSecret: values.RECAPTCHA_SECRET,
    requestSeconds: values.REQUEST_SECONDS,
    housekeepingSeconds: values.HOUSEKEEPING_SECONDS,
    metricsPort: values.METRICS_PORT,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    // The time between the signal to stop and the end of listening, so that a balancer notices.
    drainSeconds: values.DRAIN_SECONDS,
    paymentCheckSeconds: values.PAYMENT_CHECK_SECONDS,
    // The size of all bodies with pictures that one process reads and decodes at a time.
    uploadBytes: values.UPLOAD_MEGABYTES * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.output<typeof schema>;

/** Throws for settings that production lacks; only `CAPTCHA=off` allows production without a captcha. */
function assertProduction({ SMS_GATEWAY_URL, RECAPTCHA_SECRET, CAPTCHA, KITCHEN }: Values): void {
  const problems = [
    ...(SMS_GATEWAY_URL ? [] : ['SMS_GATEWAY_URL: production needs one to send codes']),
    // Without a secret the captcha accepts a token that every visitor knows.
    ...(RECAPTCHA_SECRET || CAPTCHA === 'off'
      ? []
      : ['RECAPTCHA_SECRET: production needs one; CAPTCHA=off runs the chain without a captcha']),
    // A simulated kitchen tells customers that their dishes are ready while no one cooks them.
    ...(KITCHEN ? [] : ['KITCHEN: production needs webhook, or simulated for a rehearsal']),
    ...(RECAPTCHA_SECRET && CAPTCHA ? ['RECAPTCHA_SECRET, CAPTCHA: one or the other'] : []),
  ];
  if (problems.length > 0) throw new Error(`Invalid environment:\n  ${problems.join('\n  ')}`);
}

/** Who cooks. */
export type Kitchen =
  | {
      kind: 'simulated';
      /** How many times faster than real time. */
      pace: number;
      /** Percentage of orders that are canceled or end in an error. */
      failurePercent: number;
    }
  | { kind: 'webhook'; url: string; secret: string };

function readKitchen(values: Values, isProduction: boolean): Kitchen {
  const { KITCHEN: kind = 'simulated', KITCHEN_URL: url, KITCHEN_SECRET: secret } = values;
  if (kind === 'webhook') {
    if (url && secret) return { kind, url, secret };
    throw new Error('Invalid environment:\n  KITCHEN_URL, KITCHEN_SECRET: KITCHEN=webhook needs both');
  }
  if (url || secret)
    throw new Error('Invalid environment:\n  KITCHEN_URL, KITCHEN_SECRET: only with KITCHEN=webhook');
  return {
    kind,
    // An order takes about 41 real minutes from start to end: 20 seconds in development.
    pace: values.KITCHEN_PACE ?? (isProduction ? 1 : 120),
    // A demo has to show failed orders too.
    failurePercent: values.KITCHEN_TROUBLE ?? (values.NODE_ENV === 'development' ? 4 : 0),
  };
}

/** Messages to customers' devices, when they are on. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may ask about our messages: an address `mailto:` or `https:`. */
  subject: string;
  /** See `isPushService`. */
  hosts: string[];
}

function readPush(values: Values, isProduction: boolean): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
  const names = 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT';
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) throw new Error(`Invalid environment:\n  ${names}: all or none`);
  if (!isKeyPair(publicKey, privateKey))
    throw new Error('Invalid environment:\n  VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: no pair of keys');
  const hosts = values.PUSH_HOSTS.split(',');
  if (isProduction && hosts.some((host) => host.includes(':')))
    throw new Error('Invalid environment:\n  PUSH_HOSTS: an origin only in tests');
  return { publicKey, privateKey, subject, hosts };
}

type Payment =
  | { kind: 'sandbox' | 'off' }
  | { kind: 'acquiring'; url: string; secret: string }
  | {
      kind: 'yookassa';
      url: string;
      shopId: string;
      secret: string;
      method: 'sbp' | undefined;
      taxSystem: number | undefined;
      vatCode: number;
    };

function readPayment(values: Values, isProduction: boolean): Payment {
  const { PAYMENT, ACQUIRING_URL: url, ACQUIRING_SECRET: secret } = values;
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: key } = values;
  const isYookassa = shopId !== undefined || key !== undefined;
  if (isYookassa && url)
    throw new Error('Invalid environment:\n  ACQUIRING_URL, YOOKASSA_SHOP_ID: one or the other');
  // In production the sandbox button would give food away for free.
  const usual = url ? 'acquiring' : isYookassa ? 'yookassa' : isProduction ? 'off' : 'sandbox';
  const kind = PAYMENT ?? usual;
  if (kind === 'yookassa') {
    if (!shopId || !key)
      throw new Error('Invalid environment:\n  YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: both or none');
    return {
      kind,
      url: values.YOOKASSA_URL,
      shopId,
      secret: key,
      method: values.YOOKASSA_METHOD,
      taxSystem: values.YOOKASSA_TAX_SYSTEM,
      vatCode: values.YOOKASSA_VAT_CODE,
    };
  }
  if (kind !== 'acquiring') return { kind };
  if (url && secret) return { kind, url, secret };
  throw new Error('Invalid environment:\n  ACQUIRING_URL, ACQUIRING_SECRET: both or none');
}
