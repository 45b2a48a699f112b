import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from '@storefront/releases/release';
import { assertChunksHashed } from './assertChunksHashed';

test('a chunk whose hash is not in the entry fails the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-chunks-'));
  writeFileSync(join(folder, '0.js'), 'chunk');
  const chunk = hashFiles(folder, ['0.js']);
  const check = (entry: string) => {
    writeFileSync(join(folder, 'entry.js'), entry);
    assertChunksHashed(folder, ['entry.js'], hashFiles(folder, ['0.js', 'entry.js']));
  };
  expect(() => check('hashes = {}')).toThrow('loaded without a hash: 0.js');
  expect(() => check(`hashes = { 0: '${chunk['0.js']?.sha384}' }`)).not.toThrow();
  rmSync(folder, { recursive: true });
});
