import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { canRelease } from './canRelease';
import { openRegistry, readBuiltRemote, readBuiltShell } from './openRegistry';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const registry = () => openRegistry(join(root, '.releases'));
const contracts = (...names: string[]) => ({ sharedNames: { '@storefront/contracts': names } as const });

/** A shell that exports these names of the contracts, and a remote that takes them. */
const shellWith = (...names: string[]) => writeShell(root, contracts(...names));
const contentWith = (...names: string[]) => writeRemote(root, 'content', { contract: contracts(...names) });

/** Whether the shell or the remote, as it was written last, may be released. */
function answer(name: 'shell' | 'content', folder: string) {
  const record = name === 'shell' ? readBuiltShell(folder) : readBuiltRemote(folder);
  return canRelease(registry(), { name, record, folder }, { withPrevious: true });
}

const breakOf = (name: string) =>
  `content: it takes ${name} of @storefront/contracts, which the shell does not export`;

test('a remote that takes a name which the live shell lacks is refused', () => {
  registry().releaseShell(shellWith('emit').folder);
  registry().release(contentWith('emit').folder);
  expect(answer('content', contentWith('emit', 'toast').folder)).toMatchObject({
    canRelease: false,
    breaks: [breakOf('toast')],
  });
  expect(answer('content', contentWith('emit').folder).canRelease).toBe(true);
});

test('a shell that drops a name which a live remote takes is refused', () => {
  registry().releaseShell(shellWith('emit', 'toast').folder);
  registry().release(contentWith('emit').folder);
  expect(answer('shell', shellWith('toast').folder)).toMatchObject({
    canRelease: false,
    breaks: [breakOf('emit')],
  });
  expect(answer('shell', shellWith('emit', 'paths').folder).canRelease).toBe(true);
});

test('a name that only the newest shell exports would be missing after a rollback of the shell', () => {
  const before = shellWith('emit');
  registry().releaseShell(before.folder);
  registry().releaseShell(shellWith('emit', 'toast').folder);
  expect(answer('content', contentWith('toast').folder)).toMatchObject({
    canRelease: false,
    breaks: [],
    breaksOnRollback: [`with shell ${before.build}: ${breakOf('toast')}`],
  });
});
