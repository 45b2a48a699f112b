import { testBrand } from '@storefront/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrand } from './readBrand';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const file = join(folder, 'nami.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** The error for a brand file with this text. */
async function refusalOf(text: string): Promise<string> {
  writeFileSync(file, text);
  return readBrand(file).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

test('the error names the file and the fault of each field', async () => {
  const { phone: _, ...rest } = testBrand;
  const refusal = await refusalOf(JSON.stringify({ ...rest, key: 'Нами', flags: { closeAccess: ['menu'] } }));
  expect(refusal).toContain(`${file} is not a brand file:`);
  expect(refusal).toMatch(/must be lower-case latin letters and digits.*\n.*at key$/m);
  expect(refusal).toMatch(/must be a string\n.*at phone$/m);
  expect(refusal).toMatch(/must be one of .*franchise.*\n.*at flags\.closeAccess/m);
});

test('the error for a file that is not JSON names the file', async () => {
  expect(await refusalOf('{ "key": ')).toMatch(`${file} is not a brand file:\nSyntaxError`);
});
