import Fastify from 'fastify';
import { addErrors } from './errors';
import { addMetrics, createMetrics } from './metrics';

interface Line {
  level: number;
  msg: string;
  suppressed?: number;
  err?: { message: string };
}

test('while every call fails alike, one line a minute is logged, and all calls are counted', async () => {
  const lines: Line[] = [];
  const clock = { time: 0 };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  const metrics = createMetrics({
    readDepths: async () => ({}),
    readAges: async () => ({}),
    readSmsHour: async () => ({ sent: 0, cap: 1 }),
    onError: () => undefined,
  });
  addErrors(app, () => clock.time);
  addMetrics(app, metrics);
  const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const path of ['/cart/', '/orders/']) {
    app.get(path, async () => {
      throw new Error(`select of ${path}`, { cause: refused() });
    });
  }
  app.get('/bug/', async () => {
    throw new TypeError('x is undefined');
  });

  for (let second = 0; second < 120; second += 1) {
    for (const url of ['/cart/', '/orders/']) expect((await app.inject({ url })).statusCode).toBe(500);
    clock.time += 1000;
  }
  await app.inject({ url: '/bug/' });
  await app.inject({ url: '/cart/' });
  expect(lines.map(({ msg, err, suppressed }) => [msg, err?.message.split(':')[0], suppressed])).toEqual([
    ['a request failed', 'select of /cart/', 0],
    ['a request failed', 'select of /cart/', 119],
    ['a request failed', 'x is undefined', 0],
    ['a request failed', 'select of /cart/', 119],
  ]);
  const { values } = await metrics.calls.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  expect(counts.map(({ labels, value }) => [labels.route, labels.status, value])).toEqual([
    ['/cart/', '500', 121],
    ['/orders/', '500', 120],
    ['/bug/', '500', 1],
  ]);
});
