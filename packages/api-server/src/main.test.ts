import { createServer } from 'node:net';
import { prepareServer, startServer } from './testing/startServer';

test('a taken port is reported, and the process exits', async () => {
  const server = await prepareServer({}, { content: 'nothing' });
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(server.port, '127.0.0.1', resolve));
  await expect(server.restart()).rejects.toThrow(`Port ${server.port} is taken. Set API_PORT to a free one.`);
  squatter.close();
});

test('a taken port of the metrics is reported by its own variable, before the API listens', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
  const address = squatter.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const server = await prepareServer({ METRICS_PORT: String(port) }, { content: 'nothing' });
  await expect(server.restart()).rejects.toThrow(`Port ${port} is taken. Set METRICS_PORT to a free one.`);
  expect(server.output()).not.toContain('The API answers');
  squatter.close();
});

test('an invalid variable is reported', async () => {
  const server = await prepareServer({ KITCHEN_PACE: 'fast' }, { content: 'nothing' });
  await expect(server.restart()).rejects.toThrow(/KITCHEN_PACE/);
});

test('the rate limit applies per address, and not to a shell that knows the secret', async () => {
  const secret = 'a secret of sixteen';
  const server = await startServer({ RATE_LIMIT: '3', SHELL_SECRET: secret });
  const read = (headers: Record<string, string>) => fetch(`${server.url}/api/app/settings/`, { headers });
  for (let round = 0; round < 5; round += 1) {
    expect((await read({ 'x-shell-secret': secret })).status).toBe(200);
  }
  const answers = [];
  for (let round = 0; round < 5; round += 1) answers.push(await read({ 'x-shell-secret': 'another secret' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  expect(await answers[4]?.json()).toEqual({
    message: 'Слишком много запросов. Подождите немного',
    seconds: expect.any(Number),
  });

  // Answers of the catalogue that are known by their address count too.
  const groups = `${server.url}/api/app/nomenclature/groups/`;
  const statuses = [];
  for (let round = 0; round < 5; round += 1) {
    statuses.push((await fetch(groups, { headers: { 'x-forwarded-for': '203.0.113.10' } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('an unknown argument is reported', async () => {
  const server = await prepareServer({}, { content: 'nothing', parameters: ['--emty'] });
  await expect(server.restart()).rejects.toThrow(/Unknown argument --emty/);
});
