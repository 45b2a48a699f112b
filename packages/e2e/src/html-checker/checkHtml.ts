import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
}

const require = createRequire(import.meta.url);
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
/** Characters of a report: a fault on every page stays far below it. */
const maxOutput = 64 * 1024 * 1024;

/** React writes `<br/>`, which HTML allows; the checker reports each as an info message. */
const isFault = ({ type, subType }: Message) => type !== 'info' || subType === 'warning';

const described = (names: readonly string[], { url, lastLine, lastColumn, message, extract }: Message) => {
  const name = names[Number(url?.match(/(\d+)\.html$/)?.[1] ?? Number.NaN)] ?? 'the checker';
  return `${name}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}${extract ? ` At: ${extract}` : ''}`;
};

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
  // One process for all pages: its start takes longer than a page. It ends before the best compiler would pay off.
  const { stdout } = await promisify(execFile)(
    'java',
    [
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      checker,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...files,
    ],
    { maxBuffer: maxOutput },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const names = [...pages.keys()];
  return messages.filter(isFault).map((message) => described(names, message));
}
