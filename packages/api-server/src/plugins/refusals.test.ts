import { createRefusals } from '@storefront/api-contract/server';
import Fastify from 'fastify';
import { ApiError, tooManyRequests } from '../apiError';
import { addErrors } from './errors';
import { CallLog, loggerOptions } from './logger';
import { createMetrics } from './metrics';
import { addRefusals, type RefusalReason } from './refusals';

interface Line {
  msg: string;
  route?: string;
  suppressed?: number;
  req?: { url: string };
  res?: { statusCode: number };
}

/** A back end whose only call answers with the status that its path has. */
async function startApp() {
  const lines: Line[] = [];
  const clock = { time: 0 };
  const options = loggerOptions('info');
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const app = Fastify({
    logger: { ...(typeof options === 'object' ? options : {}), stream },
    logController: new CallLog(),
    bodyLimit: 10,
  });
  const metrics = createMetrics({
    readDepths: async () => ({}),
    readAges: async () => ({}),
    readSmsHour: async () => ({ sent: 0, cap: 1 }),
    onError: () => undefined,
  });
  addErrors(app);
  addRefusals(
    app,
    createRefusals<RefusalReason>(metrics.refusals, () => clock.time),
  );
  app.post<{ Params: { status: string } }>('/call/:status', async ({ params }) => {
    if (params.status === '429') throw tooManyRequests('', 1);
    if (params.status !== '200') throw new ApiError(Number(params.status), { message: '' });
    return {};
  });
  const send = (status: number) => app.inject({ method: 'POST', url: `/call/${status}?phone=79` });
  const counted = async () =>
    (await metrics.refusals.get()).values.map(({ labels, value }) => [labels.reason, value]);
  return { app, send, lines, clock, counted };
}

test.each([
  [429, 'too many requests'],
  [403, 'forbidden'],
])(
  'a stranger’s calls that end with %s are logged once a minute, and other refusals are still logged',
  async (status, reason) => {
    const { app, send, lines, clock, counted } = await startApp();
    for (let turn = 0; turn < 500; turn += 1) await send(status);
    await app.inject({ method: 'POST', url: '/call/200', body: { text: 'longer than ten' } });
    clock.time += 60_000;
    await send(status);
    expect(lines).toMatchObject([
      { msg: `refused: ${reason}`, suppressed: 0, route: '/call/:status' },
      { msg: 'refused: too large a body', suppressed: 0 },
      { msg: `refused: ${reason}`, suppressed: 499 },
    ]);
    expect(await counted()).toEqual([
      [reason, 501],
      ['too large a body', 1],
    ]);
  },
);

test('any other call is logged when it is answered', async () => {
  const { send, lines, counted } = await startApp();
  for (const status of [200, 401, 404, 422]) await send(status);
  expect(lines.map(({ msg, req, res }) => [msg, req?.url, res?.statusCode])).toEqual(
    [200, 401, 404, 422].map((status) => ['request completed', `/call/${status}`, status]),
  );
  expect(await counted()).toEqual([]);
});
