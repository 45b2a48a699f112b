import * as z from 'zod/mini';
import { files } from './files';

const wholeNumber = (min: number, max: number) =>
  z.pipe(z.coerce.number(), z.int().check(z.minimum(min), z.maximum(max)));
const address = () =>
  z.pipe(
    z.url(),
    z.transform((value) => value.replace(/\/+$/, '')),
  );
/** An empty variable is one that is not set. */
const filled = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const schema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z._default(wholeNumber(1, 65_535), 3100),
  PUBLIC_URL: z._default(address(), 'http://localhost:3000'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: z._default(z.string(), files.defaultData),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  KITCHEN_PACE: z.optional(z.coerce.number().check(z.positive(), z.maximum(100_000))),
  PAYMENT: z.optional(z.enum(['sandbox', 'off'])),
  SMS_GATEWAY_URL: z.optional(z.url()),
  CORS_ORIGINS: z._default(z.string(), ''),
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  RATE_LIMIT: z.optional(wholeNumber(1, 10_000_000)),
  AUTH_RATE_LIMIT: z.optional(wholeNumber(1, 10_000_000)),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Everything the environment decides. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment; throws one Error that names every variable that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(schema, filled(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not right:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && !values.SMS_GATEWAY_URL) {
    throw new Error('The environment is not right:\n  SMS_GATEWAY_URL: production needs one to send codes');
  }
  return {
    isProduction,
    host: values.HOST,
    port: values.API_PORT,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    redisUrl: values.REDIS_URL,
    // The whole way of an order is about 41 real minutes: 20 seconds in development.
    kitchenPace: values.KITCHEN_PACE ?? (isProduction ? 1 : 120),
    // Nobody should get rolls for a button that only says «Оплатить».
    payment: values.PAYMENT ?? (isProduction ? ('off' as const) : ('sandbox' as const)),
    smsGatewayUrl: values.SMS_GATEWAY_URL,
    corsOrigins: values.CORS_ORIGINS.split(',').filter((origin) => origin !== ''),
    trustProxy: values.TRUST_PROXY,
    requestsPerMinute: values.RATE_LIMIT ?? (isProduction ? 1200 : 100_000),
    authRequestsPerMinute: values.AUTH_RATE_LIMIT ?? (isProduction ? 20 : 10_000),
    logLevel: values.LOG_LEVEL,
  };
}
