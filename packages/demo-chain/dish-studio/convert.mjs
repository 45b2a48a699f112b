// PNG -> AVIF + WebP at 320 and 640 px, and pictures.json with a tiny placeholder for each picture.
//   node convert.mjs [pngDir=../png] [outDir=../chain/pictures] [--bg '#ece4d8']
// Without --bg the pictures keep their transparent background and soft shadow, and sit on any card colour.
// Pictures that are listed already and have no newer PNG stay as they are.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const args = process.argv.slice(2);
const bgAt = args.indexOf('--bg');
const background = bgAt >= 0 ? args.splice(bgAt, 2)[1] : null;
const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const [pngDir = path.join(here, '../png'), outDir = path.join(here, '../chain/pictures')] = args;

const SIZES = [320, 640];
const AVIF_LIMIT = { 320: 12_000, 640: 25_000 };

async function avif(img, limit) {
  for (const quality of [58, 50, 43, 37, 32]) {
    const data = await img.clone().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
    if (data.length <= limit || quality === 32) return { data, quality };
  }
}

/** A blurred 12 px WebP as a data URI, and the mean colour of the dish itself. */
async function placeholder(file) {
  const base = sharp(file).resize(12, 12, { fit: 'fill', kernel: 'cubic' });
  let uri;
  for (const quality of [40, 20, 5]) {
    const data = await (background ? base.clone().flatten({ background }) : base.clone()).webp({ quality, alphaQuality: 30, smartSubsample: true, effort: 6 }).toBuffer();
    uri = `data:image/webp;base64,${data.toString('base64')}`;
    if (uri.length <= 300) break;
  }
  const { data } = await sharp(file).resize(48, 48).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3] > 240 ? 1 : 0;
    weight += a;
    for (let c = 0; c < 3; c++) sum[c] += data[i + c] * a;
  }
  const color = '#' + sum.map((s) => Math.round(s / Math.max(weight, 1)).toString(16).padStart(2, '0')).join('');
  return { color, placeholder: uri.length <= 300 ? uri : null };
}

await mkdir(outDir, { recursive: true });
const listPath = path.join(outDir, 'pictures.json');
const pictures = JSON.parse(await readFile(listPath, 'utf8').catch(() => '{}'));
const listedAt = await stat(listPath).then((file) => file.mtimeMs, () => 0);
let largest = 0;
for (const name of (await readdir(pngDir)).filter((f) => f.endsWith('.png') && !f.includes('.part.')).sort()) {
  const file = path.join(pngDir, name);
  const slug = name.slice(0, -4);
  if (pictures[slug] && (await stat(file)).mtimeMs < listedAt) continue;
  const entry = { ...(await placeholder(file)), files: {} };
  for (const size of SIZES) {
    let img = sharp(file).resize(size, size);
    if (background) img = img.flatten({ background });
    const a = await avif(img, AVIF_LIMIT[size]);
    const w = await img.clone().webp({ quality: size === 640 ? 74 : 72, alphaQuality: 70, effort: 5 }).toBuffer();
    await writeFile(path.join(outDir, `${slug}-${size}.avif`), a.data);
    await writeFile(path.join(outDir, `${slug}-${size}.webp`), w);
    entry.files[size] = { avif: a.data.length, webp: w.length };
    if (size === 640) largest = Math.max(largest, a.data.length);
  }
  pictures[slug] = entry;
}
const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(listPath, `${JSON.stringify(sorted, null, 1)}\n`);
console.log(`${Object.keys(pictures).length} pictures, largest AVIF 640: ${largest} bytes, in ${outDir}`);
