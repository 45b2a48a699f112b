import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { prepareServer, startServer } from './testing/startServer';

const others = () =>
  new Promise<string>((resolve) => execFile('ps', ['-eo', 'args'], (_error, out) => resolve(out)));

test('a taken port is named, and the process ends', async () => {
  const server = await prepareServer();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(server.port, '127.0.0.1', resolve));
  await expect(server.restart()).rejects.toThrow(`Port ${server.port} is taken. Set API_PORT to a free one.`);
  squatter.close();
  await server.remove();
}, 30_000);

test('a wrong variable is named', async () => {
  const server = await prepareServer({ KITCHEN_PACE: 'fast' });
  await expect(server.restart()).rejects.toThrow(/KITCHEN_PACE/);
  await server.remove();
}, 30_000);

test('it stops on a signal, leaves nothing behind, and starts again on its data', async () => {
  const server = await startServer();
  const began = Date.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(Date.now() - began).toBeLessThan(5000);
  expect(await others()).not.toContain(`dist/test-${process.pid}`);
  await server.restart();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.remove();
}, 60_000);

test('one address may call so often and no more', async () => {
  const server = await startServer({ RATE_LIMIT: '3' });
  const answers = [];
  for (let round = 0; round < 5; round += 1) answers.push(await fetch(`${server.url}/api/app/settings/`));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(await answers[4]?.json()).toEqual({
    message: 'Слишком много запросов. Подождите немного',
    seconds: expect.any(Number),
  });
  await server.remove();
}, 60_000);
