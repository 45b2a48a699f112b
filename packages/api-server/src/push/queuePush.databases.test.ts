import { until } from '@storefront/config/until';
import { eq, sql } from 'drizzle-orm';
import { openSession } from '../auth/sessions';
import { hashToken } from '../auth/secrets';
import type { Database } from '../database/connect';
import { pushOutbox, pushSubscriptions } from '../database/schema/push';
import { sessions, users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { queuePush } from './queuePush';

// The embedded database has one connection, on which no two transactions can wait for each other.

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

test('a logout during a change of status loses neither', async () => {
  const [user] = await db.select().from(users).limit(1);
  const userId = user?.id ?? 0;
  const isOwn = eq(sessions.tokenHash, hashToken(await openSession(db, userId)));
  const [session] = await db.select().from(sessions).where(isOwn);
  const device = { endpoint: 'https://push.example/1', p256dh: '', auth: '' };
  await db.insert(pushSubscriptions).values({ ...device, userId, sessionId: session?.id ?? 0 });

  let commit = () => {};
  let noteDeleted = () => {};
  const isDeleted = new Promise<void>((resolve) => (noteDeleted = resolve));
  const logout = db.transaction(async (tx) => {
    await tx.delete(sessions).where(isOwn);
    noteDeleted();
    await new Promise<void>((resolve) => (commit = resolve));
  });
  await isDeleted;
  const change = db.transaction((tx) => queuePush(tx, { id: 7, userId }, 'error'));
  await until(async () => {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length === 1;
  });
  commit();
  await Promise.all([logout, change]);
  expect(await db.select().from(pushOutbox)).toEqual([]);
});
