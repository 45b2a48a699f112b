// Cuts the three font files that the page loads out of the whole Geologica: 32 kB instead of 90.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const outDir = fileURLToPath(new URL('./dist/', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const family = path.dirname(resolve('@fontsource-variable/geologica/package.json'));
const ranges = JSON.parse(await readFile(new URL('./src/font-ranges.json', import.meta.url), 'utf8'));

/** Which of the family's files holds the glyphs: the rouble lives in latin-ext. */
const sources = {
  cyrillic: 'geologica-cyrillic-shrp-normal.woff2',
  latin: 'geologica-latin-shrp-normal.woff2',
  rouble: 'geologica-latin-ext-shrp-normal.woff2',
};

function textOf(unicodeRange) {
  const points = unicodeRange.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
  });
  return String.fromCodePoint(...points);
}

await rm(outDir, { recursive: true, force: true });
await mkdir(path.join(outDir, 'fonts'), { recursive: true });
const names = {};
for (const [name, source] of Object.entries(sources)) {
  const whole = await readFile(path.join(family, 'files', source));
  const cut = await subsetFont(whole, textOf(ranges[name]), { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  names[name] = `${name}.${hash}.woff2`;
  await writeFile(path.join(outDir, 'fonts', names[name]), cut);
  console.log(`${names[name]}  ${(cut.length / 1000).toFixed(1)} kB`);
}
await writeFile(path.join(outDir, 'fonts.json'), `${JSON.stringify(names, null, 2)}\n`);
