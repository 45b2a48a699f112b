import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { longest } from './LongestFirst.mjs';
import { root } from './workspace.mjs';

test('each of the tests that start first exists', () => {
  const files = ['api-server', 'e2e'].flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' }),
  );
  const tests = files.map((path) => basename(path, '.test.ts'));
  expect(tests).toEqual(expect.arrayContaining([...longest]));
});
