import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Databases, withDatabases } from '@storefront/config/databases';
import { freePort } from '@storefront/config/ports';
import { type ReceivedSpan, startCollector } from '@storefront/tracing/testing';
import { Service } from '../stack/service';
import { installVersions, type Versions } from './installVersions';
import { startKitchen } from './startKitchen';
import { type Nginx, startNginx } from './startNginx';
import { type SmsGateway, startSmsGateway } from './startSmsGateway';

/** Not the loopback address of the processes: a proxy on another machine has another address too. */
const address = '127.0.0.2';
const shellSecret = 'a secret of the production run';
const kitchenSecret = 'a secret of the production kitchen';

export interface ProductionStack {
  /** Where customers reach the storefront: `https://127.0.0.2:<port>`. */
  origin: string;
  sms: Pick<SmsGateway, 'waitForCode'>;
  /** The access log of nginx. */
  accessLog(): Promise<string>;
  /** The spans that the servers have sent to the collector of traces. */
  spans(): readonly ReceivedSpan[];
  /** The processes behind nginx. */
  backEnds: readonly Service[];
  shells: readonly Service[];
  nginx: Nginx;
  versions: Versions;
}

/**
 * Runs `work` with the production stack of a chain, installed from its archive: nginx with TLS, two shells, two back ends, PostgreSQL and Redis, in
 * production mode and with the default limits, and the kitchen of docs/integrating.md, which reports a status each
 * `stepSeconds`. It stands in for the SMS gateway and a collector of traces. Everything ends afterwards.
 */
export async function withProductionStack(
  { stepSeconds, archive }: { stepSeconds: number; archive: string },
  work: (stack: ProductionStack) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-production-'));
  const versions = installVersions(archive, folder);
  const { current: installation, first, releases, releaseKeys } = versions;
  const sms = await startSmsGateway();
  const collector = await startCollector();
  const ports = {
    tls: await freePort(),
    plain: await freePort(),
    backEnds: await freePort(),
    kitchen: await freePort(),
  };
  const origin = `https://${address}:${ports.tls}`;
  const common = {
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    SHELL_SECRET: shellSecret,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    // Milliseconds between two messages to the collector.
    OTEL_BSP_SCHEDULE_DELAY: '500',
    // A request on a connection that an old worker of nginx had accepted still goes to the old process.
    DRAIN_SECONDS: '2',
    TRUST_PROXY: '127.0.0.1',
  };
  const backEnd = async ({ postgresUrl, redisUrl }: Databases) => {
    const port = await freePort();
    return new Service({
      name: 'back end',
      port,
      parameters: ['packages/api-server/dist/main.mjs', '--demo'],
      installation,
      readyPath: '/readyz',
      env: {
        ...common,
        API_PORT: String(port),
        DATABASE_URL: postgresUrl,
        REDIS_URL: redisUrl,
        SMS_GATEWAY_URL: sms.url,
        CAPTCHA: 'off',
        KITCHEN: 'webhook',
        KITCHEN_URL: `http://127.0.0.1:${ports.kitchen}/`,
        KITCHEN_SECRET: kitchenSecret,
        // Each customer of the load orders without a pause.
        UNPAID_ORDERS_PER_CUSTOMER: '1000000',
      },
    });
  };
  const shell = async () => {
    const port = await freePort();
    return new Service({
      name: 'shell',
      port,
      parameters: ['shell/dist/server/main.cjs'],
      installation,
      readyPath: '/readyz',
      env: {
        ...common,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${ports.backEnds}`,
        RELEASES_DIR: releases,
        RELEASE_PUBLIC_KEYS_FILE: releaseKeys,
      },
    });
  };
  try {
    await withDatabases(async (databases) => {
      const backEnds = [await backEnd(databases), await backEnd(databases)];
      const shells = [await shell(), await shell()];
      const services = [...backEnds, ...shells];
      const upstreams = {
        'back-ends': backEnds.map(({ port }) => port),
        shells: shells.map(({ port }) => port),
      };
      // First: the shells reach the back ends through it.
      const configuration = join(first, 'nginx.conf');
      const nginx = await startNginx({ folder, configuration, address, ports, upstreams });
      const kitchen = startKitchen({
        port: ports.kitchen,
        secret: kitchenSecret,
        origin,
        certificate: nginx.certificate,
        stepSeconds,
      });
      try {
        // In sequence, for a machine with two cores.
        for (const service of services) await service.start();
        await work({
          origin,
          sms,
          accessLog: nginx.accessLog,
          spans: collector.spans,
          backEnds,
          shells,
          nginx,
          versions,
        });
      } finally {
        await kitchen.stop();
        await Promise.all(services.map((service) => service.stop()));
        await nginx.stop();
      }
    });
  } finally {
    await sms.stop();
    collector.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
