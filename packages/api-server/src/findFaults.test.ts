import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { findFaults } from './findFaults';

const silent = '127.0.0.1:9';

test('each variable that cannot be read is a line', async () => {
  const [first, second, ...others] = await findFaults({ API_PORT: 'shop', DATABASE_URL: 'mysql://x' });
  expect([first, second]).toEqual([
    expect.stringMatching(/^API_PORT: /),
    'DATABASE_URL: must begin with postgres://',
  ]);
  expect(others).toEqual([]);
});

test('each server that does not answer is a line', async () => {
  const faults = await findFaults({
    DATABASE_URL: `postgres://${silent}/shop`,
    REDIS_URL: `redis://${silent}`,
    ACQUIRING_URL: `http://${silent}/v1`,
    ACQUIRING_SECRET: 'a secret of both sides',
    SMS_GATEWAY_URL: `http://${silent}/send`,
    KITCHEN: 'webhook',
    KITCHEN_URL: `http://${silent}/orders`,
    KITCHEN_SECRET: 'a secret of both sides',
  });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'DATABASE_URL',
    'REDIS_URL',
    'ACQUIRING_URL',
    'KITCHEN_URL',
    'SMS_GATEWAY_URL',
  ]);
});

test('a folder of a chain without pictures is a line', async () => {
  expect(await findFaults({ CHAIN_DIR: '/nowhere' })).toEqual([
    'CHAIN_DIR: there is no /nowhere/pictures/pictures.json, which pnpm chain import makes',
  ]);
});

test('any answer of a server of others counts', async () => {
  const other = createServer((_, response) => response.writeHead(405).end());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await findFaults({ SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send` })).toEqual([]);
  other.close();
});
