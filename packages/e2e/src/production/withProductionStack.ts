import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Databases, withDatabases } from '@storefront/config/databases';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { type ReceivedSpan, startCollector } from '@storefront/tracing/testing';
import { Service } from '../stack/service';
import { type Nginx, startNginx, type Upstream } from './startNginx';
import { type SmsGateway, startSmsGateway } from './startSmsGateway';

/** Not the loopback address of the processes: a proxy on another machine has another address too. */
const address = '127.0.0.2';
const shellSecret = 'a secret of the production run';

export interface ProductionStack {
  /** Where customers reach the storefront: `https://127.0.0.2:<port>`. */
  origin: string;
  sms: Pick<SmsGateway, 'waitForCode'>;
  /** The access log of nginx. */
  accessLog(): Promise<string>;
  /** The spans that the servers have sent to the collector of traces. */
  spans(): readonly ReceivedSpan[];
  /** The shells behind nginx, and the folder of their releases. */
  shells: readonly Service[];
  releases: string;
  /** Restarts the processes one by one, as docs/operating.md says. */
  restartEach(): Promise<void>;
}

/**
 * Runs `work` with the production stack of a chain: nginx with TLS, two shells, two back ends, PostgreSQL and Redis, in
 * production mode and with the default limits. It stands in for the SMS gateway and a collector of traces. Everything
 * ends afterwards.
 */
export async function withProductionStack(
  { kitchenPace }: { kitchenPace: number },
  work: (stack: ProductionStack) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-production-'));
  const sms = await startSmsGateway();
  const collector = await startCollector();
  try {
    await withDatabases(async (databases) => {
      const plan = await planServices({
        folder,
        databases,
        smsUrl: sms.url,
        tracesUrl: collector.url,
        kitchenPace,
      });
      release(plan.releases);
      // First: the shells reach the back ends through it.
      const nginx = await startNginx(plan.nginx);
      try {
        // In sequence, for a machine with two cores.
        for (const { service } of plan.services) await service.start();
        await work({
          origin: plan.origin,
          sms,
          accessLog: nginx.accessLog,
          spans: collector.spans,
          shells: plan.services.filter(({ upstream }) => upstream === 'shells').map(({ service }) => service),
          releases: plan.releases,
          restartEach: () => restartEach(plan.services, nginx),
        });
      } finally {
        await Promise.all(plan.services.map(({ service }) => service.stop()));
        await nginx.stop();
      }
    });
  } finally {
    sms.stop();
    collector.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Plan {
  folder: string;
  databases: Databases;
  smsUrl: string;
  tracesUrl: string;
  kitchenPace: number;
}

interface PlannedService {
  upstream: Upstream;
  service: Service;
}

async function planServices({ folder, databases, smsUrl, tracesUrl, kitchenPace }: Plan) {
  const [tls, plain, backEnds] = [await freePort(), await freePort(), await freePort()];
  const origin = `https://${address}:${tls}`;
  const releases = join(folder, 'releases');
  const common = {
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    SHELL_SECRET: shellSecret,
    OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
    // Milliseconds between two messages to the collector.
    OTEL_BSP_SCHEDULE_DELAY: '500',
    // A request on a connection that an old worker of nginx had accepted still goes to the old process.
    DRAIN_SECONDS: '2',
  };
  const planBackEnd = async (): Promise<PlannedService> => {
    const port = await freePort();
    const service = new Service({
      name: 'back end',
      port,
      parameters: ['packages/api-server/dist/main.mjs', '--demo'],
      readyPath: '/readyz',
      env: {
        ...common,
        API_PORT: String(port),
        DATABASE_URL: databases.postgresUrl,
        REDIS_URL: databases.redisUrl,
        SMS_GATEWAY_URL: smsUrl,
        CAPTCHA: 'off',
        KITCHEN_PACE: String(kitchenPace),
        // Each customer of the load orders without a pause.
        UNPAID_ORDERS_PER_CUSTOMER: '1000000',
        TRUST_PROXY: '127.0.0.1',
      },
    });
    return { upstream: 'back-ends', service };
  };
  const planShell = async (): Promise<PlannedService> => {
    const port = await freePort();
    const service = new Service({
      name: 'shell',
      port,
      parameters: ['shell/dist/server/main.cjs'],
      readyPath: '/readyz',
      env: {
        ...common,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${backEnds}`,
        RELEASES_DIR: releases,
        RELEASE_PUBLIC_KEYS_FILE: `${releases}.pub.pem`,
        TRUST_PROXY: '127.0.0.1',
      },
    });
    return { upstream: 'shells', service };
  };
  const services = [await planBackEnd(), await planBackEnd(), await planShell(), await planShell()];
  const portsOf = (upstream: Upstream) =>
    services.filter((planned) => planned.upstream === upstream).map(({ service }) => service.port);
  const upstreams = { 'back-ends': portsOf('back-ends'), shells: portsOf('shells') };
  return {
    origin,
    releases,
    services,
    nginx: { folder, address, ports: { tls, plain, backEnds }, upstreams },
  };
}

/** Makes the built shell and remotes live in a registry of this run, signed with a key of this run. */
function release(folder: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(`${folder}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }));
  execFileSync(process.execPath, ['packages/releases/bin/registry.mjs', 'release', '--all'], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: folder, RELEASE_KEY: key },
  });
}

async function restartEach(services: readonly PlannedService[], nginx: Nginx): Promise<void> {
  for (const { upstream, service } of services) {
    await nginx.setDown(upstream, service.port, true);
    if ((await service.stop()) === 'killed') throw new Error('a process did not end within 15 s of SIGTERM');
    await service.start();
    await nginx.setDown(upstream, service.port, false);
  }
}
