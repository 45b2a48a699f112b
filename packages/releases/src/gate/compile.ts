import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedFolder } from './buildSources';

/** An error that TypeScript reports. */
export interface Diagnostic {
  /** Relative to the compiled folder. */
  file: string;
  line: number;
  /** «TS2345» */
  code: string;
  /** The message, with the lines that explain it. */
  text: string;
}

/** The options that all apps are written for. What concerns one file alone is checked when the app is built. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
};

const report = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;

function parse(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const line of output.split('\n')) {
    const [, file, number, code, text] = report.exec(line) ?? [];
    const last = found.at(-1);
    if (file && code && text !== undefined) found.push({ file, line: Number(number), code, text });
    else if (last && /^\s+\S/.test(line)) last.text += `\n${line}`;
  }
  return found;
}

/**
 * Type-checks files of a folder with the TypeScript that is installed beside this package.
 *
 * @throws Error when the compiler is not installed or fails for another reason than errors in the files.
 */
export function compile(folder: string, files: readonly string[]): Diagnostic[] {
  const types = existsSync(join(folder, 'node_modules/@types/node')) ? ['node'] : [];
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, types }, files }));
  const compiler = join(installedFolder('typescript', dirname(fileURLToPath(import.meta.url))), 'bin/tsc');
  const { stdout, stderr, status, error } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.json', '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (error) throw error;
  const found = parse(stdout);
  if (status !== 0 && found.length === 0) throw new Error(`TypeScript failed: ${stdout}${stderr}`);
  const outside = found.find(({ file }) => isAbsolute(file) || file.startsWith('..'));
  if (outside)
    throw new Error(`TypeScript reports a file outside the page: ${outside.file}: ${outside.text}`);
  return found;
}
