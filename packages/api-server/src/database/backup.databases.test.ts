import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '@storefront/config/databases';
import { createShoppers, type Shopper } from '../testing/shopper';
import { prepareServer, startServer } from '../testing/startServer';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...parameters: string[]) =>
  promisify(execFile)(join(postgresPrograms() ?? '', program), parameters);

// The commands of docs/operating.md.
test('a restored backup has customers, sessions and orders, and takes new orders', async () => {
  const file = join(folder, 'storefront.dump');
  const lost = await startServer();
  const before = createShoppers(lost, 79_994_100_000);
  const customers: { who: Shopper; orders: unknown }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const who = await before.logIn();
    await before.order(who);
    customers.push({ who, orders: (await before.list(who)).data });
  }
  // While the back end serves: a backup needs no pause.
  await run(
    'pg_dump',
    '--format=custom',
    `--file=${file}`,
    `--dbname=${lost.data.environment['DATABASE_URL']}`,
  );
  await lost.remove();
  await expect(lost.query('select 1')).rejects.toThrow('does not exist');

  const restored = await prepareServer({}, { content: 'nothing' });
  const url = restored.data.environment['DATABASE_URL'];
  await run('pg_restore', '--no-owner', '--no-acl', '--exit-on-error', `--dbname=${url}`, file);
  await restored.restart();
  const after = createShoppers(restored, 79_994_200_000);
  for (const { who, orders } of customers) {
    expect((await after.list(who)).data).toEqual(orders);
    const { id } = await after.order(who);
    expect((await after.list(who)).data.map((order) => order.id)).toContain(id);
  }
  await after.order(await after.logIn());
});
