import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { User } from '@storefront/api-contract';
import { postgresPrograms } from '@storefront/config/databases';
import { until } from '@storefront/config/until';
import sharp from 'sharp';
import { createShoppers, type Shopper } from '../testing/shopper';
import { prepareServer, startServer } from '../testing/startServer';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...parameters: string[]) =>
  promisify(execFile)(join(postgresPrograms() ?? '', program), parameters);

// The commands of docs/operating.md.
test('a restored backup has customers, sessions, orders and pictures, goes on with the orders and takes new ones', async () => {
  const file = join(folder, 'storefront.dump');
  const lost = await startServer();
  const before = createShoppers(lost, 79_994_100_000);
  const customers: { who: Shopper; orders: { id: number }[] }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const who = await before.logIn();
    await before.order(who);
    // However slow the machine, the kitchen does not advance the order before the comparison.
    await lost.query(`update orders set next_at = now() + interval '1 hour' where next_at is not null`);
    customers.push({ who, orders: (await before.list(who)).data });
  }
  const pictured = await before.logIn();
  const multipart = new FormData();
  const picture = sharp({ create: { width: 80, height: 80, channels: 3, background: '#0f766e' } });
  multipart.append(
    'image',
    new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
  );
  await before.client.call('/api/user/edit/avatar/', { token: pictured.token, multipart });
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
  const known = customers.flatMap(({ orders }) => orders.map(({ id }) => id));
  for (const { who, orders } of customers) {
    expect((await after.list(who)).data).toEqual(orders);
    const { id } = await after.order(who);
    expect(known).not.toContain(id);
    expect((await after.list(who)).data.map((order) => order.id)).toContain(id);
  }
  const { body: customer } = await after.client.call<User>('/api/user/get-data/', { token: pictured.token });
  const served = await fetch(restored.url + customer.avatar);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await until(async () => {
    await restored.query('update orders set next_at = now() where next_at is not null');
    const [open] = await restored.query(
      'select count(*)::int as orders from orders where next_at is not null',
    );
    return open?.['orders'] === 0;
  });
  const statuses = await restored.query(
    `select distinct status_slug from orders where id in (${known.join()})`,
  );
  expect(statuses).toEqual([{ status_slug: 'closed' }]);
  await after.order(await after.logIn());
});
