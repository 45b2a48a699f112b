import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolders } from './workspace.mjs';

describe('remoteFolders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are the mf-* folders that hold a package, in order', () => {
    for (const name of ['shell', 'mf-promo', 'mf-catalog', 'mf-left-over']) mkdirSync(join(folder, name));
    for (const name of ['shell', 'mf-promo', 'mf-catalog'])
      writeFileSync(join(folder, name, 'package.json'), '{}');
    expect(remoteFolders(folder)).toEqual(['mf-catalog', 'mf-promo']);
  });
});
