import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RemoteName } from '@storefront/contracts';
import { type BuiltRemote, checkContracts, contractTable } from '@storefront/federation/contract-check';
import { builtArtefacts, makeCopiesFolder, copyOf } from './builtArtefacts';

const copies = makeCopiesFolder();
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** The violations that the check reports after one remote was changed. */
function violationsAfter(name: RemoteName, change: (remote: BuiltRemote) => void): string[] {
  const { shell, remotes } = builtArtefacts();
  const changed = copyOf(name, copies);
  change(changed);
  return checkContracts({
    shell,
    remotes: remotes.map((remote) => (remote.record.name === name ? changed : remote)),
    current: contractTable(),
  });
}

test('the built shell and remotes match each other and the contracts', () => {
  expect(checkContracts({ ...builtArtefacts(), current: contractTable() })).toEqual([]);
});

test('every built file matches its record', () => {
  for (const { record, folder } of builtArtefacts().remotes) {
    for (const [path, { sha384, size }] of Object.entries(record.files)) {
      const content = readFileSync(join(folder, path));
      const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      expect([path, hash, content.length]).toEqual([path, sha384, size]);
    }
    expect(existsSync(join(folder, record.entry)) && existsSync(join(folder, record.server))).toBe(true);
  }
});

describe('a planted violation is found:', () => {
  test('a second React', () => {
    const require = createRequire(join(__dirname, '../../../../shell/package.json'));
    const react = readFileSync(join(dirname(require.resolve('react')), 'cjs/react.production.js'), 'utf8');
    const found = violationsAfter('catalog', ({ record, folder }) => {
      appendFileSync(join(folder, record.initial.pages.home?.at(-1) ?? ''), react);
    });
    expect(found).toEqual([expect.stringMatching(/^catalog: .+ carries a React of its own$/)]);
  });

  test('a shared package with another major version', () => {
    const { shell, remotes } = builtArtefacts();
    const found = checkContracts({
      remotes,
      shell: { ...shell, sharedVersions: { ...shell.sharedVersions, react: '20.0.0' } },
      current: contractTable(),
    });
    expect(found).toHaveLength(remotes.length);
    expect(found[0]).toMatch(/^catalog: it was built with react 19\.\d+\.\d+, the shell has 20\.0\.0$/);
  });

  test('a path that two routes match', () => {
    const current = contractTable();
    current.routes['sale'] = { path: '/menu/:sale', owner: 'content' };
    const found = checkContracts({ ...builtArtefacts(), current });
    expect(found).toContain('routes: /menu/example-7 of "sale" matches menu-group before "sale"');
  });

  test('a remote that was never built', () => {
    const { shell, remotes } = builtArtefacts();
    const found = checkContracts({
      shell,
      remotes: remotes.filter(({ record }) => record.name !== 'content'),
      current: contractTable(),
    });
    expect(found).toEqual(['content: there is no build of it']);
  });
});
