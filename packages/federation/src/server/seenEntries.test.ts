import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HashedEntry } from '@storefront/releases/store';
import { seenEntries } from './seenEntries';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'storefront-seen-')), 'state');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const entry = (sequence: number, at: string, digit = String(sequence)): HashedEntry => ({
  entry: { sequence, at, previous: '', changes: [], channels: {} },
  hash: digit.repeat(64),
});
const [one, two, three] = [
  entry(1, '2026-11-28T10:00:00.000Z'),
  entry(2, '2026-11-28T10:00:00.001Z'),
  entry(3, '2026-11-28T10:00:00.002Z'),
] as const;
const shown = ({ entry: { sequence, at }, hash }: HashedEntry) => ({ sequence, at, hash });

test('the folder has the newest entry alone, and a server that is behind does not bring back an older one', async () => {
  const seen = seenEntries(folder);
  for (const next of [one, three, two]) await seen.add(next);
  expect(await seen.newest()).toEqual(shown(three));
  await seen.add(three);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a registry that was started again counts by the time of its entries, as for a running server', async () => {
  const seen = seenEntries(folder);
  const again = entry(1, '2026-11-28T11:00:00.000Z', '9');
  for (const next of [three, again]) await seen.add(next);
  expect(await seen.newest()).toEqual(shown(again));
});

test('other files in the folder do not matter, and an entry without a time makes no file', async () => {
  const seen = seenEntries(folder);
  await seen.add(one);
  writeFileSync(join(folder, 'notes.txt'), '');
  await expect(seen.add(entry(2, '../../2026'))).rejects.toThrow('entry 2 of the log has no time');
  expect(await seen.newest()).toEqual(shown(one));
  expect(readdirSync(folder)).toContain('notes.txt');
});
