import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openRegistry, runCli } from '@storefront/releases/registry';
import { builtShell } from '../stack/builtShell';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { stack } from '../stack/stack';
import { copyToRelease } from './faults';

/** The limits of the buckets of a histogram, and how many of a hundred pages are in each. */
const seconds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, Infinity];
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, Infinity];
const hundred = [0, 1, 4, 9, 16, 22, 19, 13, 8, 5, 2, 1, 0];

/** The buckets of a histogram in Prometheus' format. `slower` moves the pages by so many buckets. */
function bucketLines(metric: string, labels: string, limits: readonly number[], slower: number): string[] {
  let upTo = 0;
  return limits.map((limit, index) => {
    upTo += hundred[index - slower] ?? 0;
    return `${metric}_bucket{le="${limit === Infinity ? '+Inf' : limit}",${labels}} ${upTo}`;
  });
}

/** What a shell measured of two builds of catalog, of which the second is slower and fails. */
const metricsOf = (builds: readonly string[]) =>
  builds
    .flatMap((build, slower) => {
      const of = `remote="catalog",build="${build}"`;
      return [
        ...['LCP', 'INP', 'TTFB', 'panel', 'badge'].flatMap((figure) =>
          bucketLines('storefront_field_seconds', `figure="${figure}",${of},route="home"`, seconds, slower),
        ),
        ...bucketLines('storefront_field_layout_shift', `${of},route="home"`, shifts, slower),
        `storefront_field_panels_total{${of},step="pressed"} 400`,
        `storefront_field_panels_total{${of},step="opened"} ${398 - 20 * slower}`,
        `storefront_remote_failures_total{${of},phase="render",reason="threw"} ${slower * 3}`,
        `storefront_remote_failures_total{${of},phase="run",reason="threw"} ${slower}`,
      ];
    })
    .join('\n');

/**
 * A shell with a registry that has a live build, a canary and a refused build of catalog, a rollback of content and a pinned
 * restaurants, and with figures that another shell measured.
 */
export async function startReleasesShop() {
  const folder = makeCopiesFolder();
  const releases = join(folder, 'releases');
  const measured = { text: '' };
  const otherShell = createServer((_request, response) => response.end(measured.text));
  await new Promise<void>((resolve) => otherShell.listen(0, '127.0.0.1', resolve));
  const { port } = otherShell.address() as AddressInfo;
  const service = await builtShell({
    apiUrl: `http://127.0.0.1:${stack().apiPort}`,
    releases,
    env: { SHELL_METRICS: `http://127.0.0.1:${port}/metrics` },
  });
  const registry = openRegistry(releases);
  const [live, canary] = [copyToRelease('catalog', folder), copyToRelease('catalog', folder)];
  await registry.release(live.folder);
  await registry.release(canary.folder, { percent: 10, guard: true });
  await registry.release(copyToRelease('content', folder).folder);
  await registry.rollback('content', '11 of 11 subnets failed');
  await registry.pin('restaurants', (await registry.channels('restaurants')).stable ?? '');
  await registry.noteRefusal({
    app: 'catalog',
    action: 'release',
    build: '9508466d316d936e460655b67fe91d91',
    reasons: [
      "checkout: it does not fit catalog: mf-checkout/src/panels/unavailable-items/Replacement.tsx:41: Object literal may only specify known properties, and 'except' does not exist in type '{ group: string; without?: string | undefined; }'.",
    ],
  });
  measured.text = metricsOf([live.record.build, canary.record.build]);
  await service.start();
  const origin = `http://127.0.0.1:${service.port}`;
  return {
    origin,
    live: live.record.build,
    canary: canary.record.build,
    /** The path of a link that the registry's key signed. */
    async link(): Promise<string> {
      const { text } = await runCli(['releases', '--web', '--origin', origin, '--json'], folder, registry);
      const { pathname, search } = new URL((JSON.parse(text) as { url: string }).url);
      return pathname + search;
    },
    async stop(): Promise<void> {
      await service.stop();
      await new Promise((resolve) => otherShell.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
