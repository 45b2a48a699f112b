import { resolve } from 'node:path';
import { isTrusted, readSigningKey, trustedKeys } from '@storefront/releases/release';
import { openStore, serverLimits } from '@storefront/releases/store';
import * as z from 'zod/mini';

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, { error: 'must be a port number' })),
  z.transform(Number),
);

const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(z.coerce.number(), z.int().check(z.minimum(min), z.maximum(max)));

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Origin of the back end, which serves the API of spec §7. */
  API_URL: z._default(
    z.url({ error: 'must be a URL, for example http://localhost:3100' }),
    'http://127.0.0.1:3100',
  ),
  /** Addresses and networks of the proxies whose `X-Forwarded-*` headers are believed, separated by commas. */
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  /** Seconds in which a request must arrive. */
  REQUEST_SECONDS: z._default(integer(1, 600), 30),
  /** The port of the metrics; without it there are none. */
  METRICS_PORT: z.optional(port),
  /** The collector of traces, OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be a URL, for example http://127.0.0.1:4318' }),
  ),
  /** Seconds between the signal to stop and the end of the listening, so that a balancer notices. */
  DRAIN_SECONDS: z._default(integer(0, 60), 0),
  /** The secret of the back end's `SHELL_SECRET`: the calls of rendering are not limited there. */
  SHELL_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  /** Pages that one visitor's network gets in a minute, and as many answers of other routes (docs/operating.md). */
  PAGE_RATE_LIMIT: z._default(integer(1), 600),
  /** Sockets that one visitor's network may have open in this process. */
  SOCKET_LIMIT: z._default(integer(1), 200),
  /** The folder of the release registry, unless RELEASES_URL names another place; `openStore` reads both. */
  RELEASES_DIR: z.optional(z.string()),
  /** Milliseconds in which a remote's record is read, its code loads, and each of its modules loads. */
  REMOTE_TIMEOUT_MS: z._default(integer(100, 10_000), 600),
  /** The Ed25519 public keys that may sign releases, as PEM; without it, the registry's development key counts. */
  RELEASE_PUBLIC_KEYS_FILE: z.optional(z.string()),
  /** The Ed25519 private key that signs automatic rollbacks, or a file with it; without it none is written. */
  RELEASE_KEY: z.optional(z.string()),
  RELEASE_KEY_FILE: z.optional(z.string()),
  /** Where customers reach the storefront: the base of canonical URLs and of the sitemap. */
  PUBLIC_URL: z.optional(z.url({ error: 'must be a URL, for example https://shop.example' })),
  /** `on`: browsers keep to https on every sub-domain of the host of `PUBLIC_URL` too. */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off']), 'off'),
  BRAND_FILE: z._default(z.string(), 'shell/brands/kitsune.json'),
  /** Folders of the build, from the working directory. */
  SHELL_DIST: z._default(z.string(), 'shell/dist'),
  LAST_RESORT_FILE: z._default(z.string(), 'shell/static/last-resort.html'),
  FONTS_DIR: z._default(z.string(), 'packages/tokens/dist/fonts'),
  /** Threads that render pages: with two, one thread renders while the second is replaced. */
  RENDER_THREADS: z._default(integer(1, 16), 2),
  /** `off` removes the service worker from every browser that has one. */
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  /** `off` leaves every page to the browser, to measure the effect of server rendering. */
  SERVER_RENDERING: z._default(z.enum(['on', 'off']), 'on'),
  /** The share of the pages that are measured in browsers, 0 to 1 (docs/operating.md, Field figures). */
  FIELD_SAMPLE: z._default(z.pipe(z.coerce.number(), z.number().check(z.minimum(0), z.maximum(1))), 0.1),
  /** Addresses of the metrics of all shells, separated by commas, for the page of releases. */
  SHELL_METRICS: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** `production` accepts no release that is signed with a development key. */
  NODE_ENV: z._default(z.string(), 'development'),
});

/** An empty variable is a missing one. @throws Error that names each invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, named);
  if (!parsed.success) throw new Error(`Invalid environment variables:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const releasesDir = values.RELEASES_DIR && resolve(values.RELEASES_DIR);
  const releases = openStore({ ...named, RELEASES_DIR: releasesDir }, resolve('.releases'), serverLimits);
  const keysFile = values.RELEASE_PUBLIC_KEYS_FILE && resolve(values.RELEASE_PUBLIC_KEYS_FILE);
  const trust = { keysFile, isProduction: values.NODE_ENV === 'production' };
  // A server that can accept no release says so at its start.
  const trusted = trustedKeys(releases.folder, trust);
  const signingKey = readSigningKey({ text: values.RELEASE_KEY, file: values.RELEASE_KEY_FILE });
  if (signingKey && !isTrusted(signingKey, trusted)) {
    throw new Error('RELEASE_KEY is none of the keys that this server accepts: see RELEASE_PUBLIC_KEYS_FILE');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    // Normalised like the addresses of calls, which must begin with it.
    apiUrl: new URL(values.API_URL).href.replace(/\/+$/, ''),
    // Without a slash at the end.
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    coversSubdomains: values.HSTS_SUBDOMAINS === 'on',
    trustProxy: values.TRUST_PROXY,
    requestSeconds: values.REQUEST_SECONDS,
    metricsPort: values.METRICS_PORT,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: values.DRAIN_SECONDS,
    shellSecret: values.SHELL_SECRET,
    pagesPerMinute: values.PAGE_RATE_LIMIT,
    maxSockets: values.SOCKET_LIMIT,
    releases,
    remoteTimeoutMs: values.REMOTE_TIMEOUT_MS,
    trust,
    signingKey,
    brandFile: resolve(values.BRAND_FILE),
    lastResortFile: resolve(values.LAST_RESORT_FILE),
    shellDist: resolve(values.SHELL_DIST),
    fontsDir: resolve(values.FONTS_DIR),
    renderThreads: values.RENDER_THREADS,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    rendersOnServer: values.SERVER_RENDERING === 'on',
    fieldSample: values.FIELD_SAMPLE,
    shellMetrics: values.SHELL_METRICS,
    logLevel: values.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
