import autocannon from 'autocannon';

const connections = 50;

/** @param {readonly number[]} values */
const median = (values) =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

/** autocannon writes into the headers that it is given. */
const complete = (plain, request) => ({
  ...plain,
  method: 'GET',
  ...request,
  headers: { ...plain.headers, ...request.headers },
});

/**
 * Runs one scenario several times and returns the medians.
 * @param {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} server
 * @param {{ request: () => { method?: string, path: string, headers?: Record<string, string>, body?: string } }} scenario
 * @param {{ runs: number, seconds: number }} options
 */
export async function measure(server, { request }, { runs, seconds }) {
  const load = (duration) =>
    autocannon({
      url: server.url,
      connections,
      duration,
      requests: [{ setupRequest: (plain) => complete(plain, request()) }],
    });
  // The first second only fills caches and compiles code; it is not measured.
  await load(1);
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const before = server.cpu();
    const result = await load(seconds);
    results.push({
      perSecond: result.requests.average,
      p50: result.latency.p50,
      p99: result.latency.p99,
      cpu: (server.cpu() - before) / Math.max(1, result.requests.total),
      wall: (result.duration * 1000) / Math.max(1, result.requests.total),
      refused: result.non2xx + result.errors,
    });
  }
  const of = (name) => median(results.map((result) => result[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    wall: of('wall'),
    refused: results.reduce((sum, { refused }) => sum + refused, 0),
  };
}
