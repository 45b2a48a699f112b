// Renders an illustration of each dish that the studio has no picture of, into ../chain/pictures: node render.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { illustrations } from './dishes.mjs';

const folder = join(import.meta.dirname, '../chain/pictures');
const list = join(folder, 'pictures.json');
const pictures = JSON.parse(readFileSync(list, 'utf8'));

/** The mean colour of the dish without its shadow. */
async function meanColour(image) {
  const data = await image.clone().resize(48, 48).ensureAlpha().raw().toBuffer();
  const sum = [0, 0, 0];
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] <= 240) continue;
    total += 1;
    for (const part of [0, 1, 2]) sum[part] += data[at + part];
  }
  return `#${sum.map((part) => Math.round(part / Math.max(total, 1)).toString(16).padStart(2, '0')).join('')}`;
}

for (const [slug, svg] of Object.entries(illustrations)) {
  const image = sharp(Buffer.from(svg));
  const tiny = await image.clone().resize(12, 12, { fit: 'fill', kernel: 'cubic' }).webp({ quality: 20, alphaQuality: 30, smartSubsample: true, effort: 6 }).toBuffer();
  const files = {};
  for (const size of [320, 640]) {
    const resized = image.clone().resize(size, size);
    const avif = await resized.clone().avif({ quality: 55, effort: 5 }).toBuffer();
    const webp = await resized.clone().webp({ quality: 74, alphaQuality: 70, effort: 5 }).toBuffer();
    writeFileSync(join(folder, `${slug}-${size}.avif`), avif);
    writeFileSync(join(folder, `${slug}-${size}.webp`), webp);
    files[size] = { avif: avif.length, webp: webp.length };
  }
  pictures[slug] = { color: await meanColour(image), placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, files };
}
const sorted = Object.fromEntries(Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(list, JSON.stringify(sorted, null, 1));
console.log(`${Object.keys(illustrations).length} illustrations rendered`);
