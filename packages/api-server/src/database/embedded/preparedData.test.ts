import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackPreparedData } from './preparedData';

let folder: string;
let source: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepared-data-'));
  source = join(folder, 'prepared-data');
  mkdirSync(source);
  writeFileSync(join(source, 'PG_VERSION'), '17');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a first start copies the prepared folder', () => {
  const data = join(folder, 'api');
  unpackPreparedData(data, source);
  expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toBe('17');
  expect(existsSync(source)).toBe(true);
});

test('existing data is not replaced', () => {
  const data = join(folder, 'api');
  mkdirSync(data);
  unpackPreparedData(data, source);
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(false);
});

test('an interrupted copy is discarded', () => {
  const data = join(folder, 'api');
  mkdirSync(`${data}.unpacking`);
  writeFileSync(join(`${data}.unpacking`, 'half'), '');
  unpackPreparedData(data, source);
  expect(existsSync(join(data, 'half'))).toBe(false);
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
});

test('without a prepared folder nothing is copied', () => {
  unpackPreparedData(join(folder, 'api'), join(folder, 'nowhere'));
  expect(existsSync(join(folder, 'api'))).toBe(false);
});
