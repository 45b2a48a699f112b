import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
// One process for all pages: its start takes longer than a page. It ends before the best compiler would pay off.
const options = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/** Characters of a report: a fault on every page stays far below it. */
const maxOutput = 64 * 1024 * 1024;

/**
 * The errors and warnings of the Nu HTML checker, each with page, line, column and message.
 * @param pages HTML documents by the names that the messages give them
 * @param folder for the files that the checker reads
 */
export async function checkHtml(pages: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    [...pages.values()].map(async (html, index) => {
      const file = join(folder, `${index}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  const output = '--format gnu --stdout --exit-zero-always'.split(' ');
  const parameters = [...options, '-jar', checker, ...output, ...files];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: maxOutput });
  const names = [...pages.keys()];
  // React writes `<br/>`, which HTML allows; the checker reports each as an info that is no warning. Its CSS is older
  // than container queries.
  const faults = stdout
    .split('\n')
    .filter((line) => line !== '' && !/: info: |“container-type”|“@container”/.test(line));
  return faults.map((line) =>
    line.replace(/^"file:.*?(\d+)\.html"/, (_, index) => names[Number(index)] ?? ''),
  );
}
