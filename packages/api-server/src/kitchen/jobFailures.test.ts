import { until } from '@storefront/config/until';
import { startServer, type TestServer } from '../testing/startServer';

interface Line {
  msg: string;
  job?: string;
  suppressed?: number;
  failures?: number;
}

const linesOf = (server: TestServer, wanted: string) =>
  server
    .output()
    .split('\n')
    // The rest of the last line may be on its way.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, job }) => msg === wanted && job === 'events');

test('a job whose query fails writes one line, not one for each round, and one line at its recovery', async () => {
  const server = await startServer({ LOG_LEVEL: 'info', KITCHEN_PACE: '500' });
  // A sequence counts the rounds, also those that are rolled back. Two values in a row differ by one.
  await server.query(`
    alter table event_outbox rename to events_away;
    create sequence rounds;
    create view event_outbox as select nextval('rounds') as id, 0 as user_id, '' as name, now() as created_at,
      to_jsonb(1 / (nextval('rounds') - nextval('rounds') + 1)) as payload`);
  await until(
    async () => Number((await server.query('select last_value from rounds'))[0]?.['last_value']) > 90,
  );
  await server.query('drop view event_outbox; alter table events_away rename to event_outbox');

  await until(() => linesOf(server, 'a background job works again').length > 0);
  const [recovery] = linesOf(server, 'a background job works again');
  expect(recovery?.failures).toBeGreaterThanOrEqual(30);
  // One line a minute: a slow machine may write several.
  const failed = linesOf(server, 'a background job failed');
  expect(failed[0]?.suppressed).toBe(0);
  expect(failed.length).toBeLessThan(10);
  await server.kill('SIGTERM');
  expect(linesOf(server, 'a background job works again')).toHaveLength(1);
});
