import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { benchBrowser } from '@storefront/config/chromium';

const begin = '<!-- bench: written by `pnpm bench` -->';
const end = '<!-- bench: end -->';

/** One line about the machine of the measurement. */
export function machine() {
  const chromium = execFileSync(benchBrowser(), ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
  const [core] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${core?.model.trim()}, ${cpus().length} cores, ${memory} GiB; Node ${process.version}; ${chromium.split(' ').slice(0, 2).join(' ')}`;
}

/** Replaces the measured figures in a document and keeps the text around them. */
export function writeReport(file, text) {
  const before = readFileSync(file, 'utf8');
  const [head, rest = ''] = before.split(begin);
  const tail = rest.split(end)[1] ?? '\n';
  writeFileSync(file, `${head}${begin}\n\n${text}\n\n${end}${tail}`);
}
