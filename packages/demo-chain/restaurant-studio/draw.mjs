// Draws every restaurant twice and encodes it: node draw.mjs [slug …]
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hall } from './hall.mjs';
import { restaurants } from './restaurants.mjs';
import { street } from './street.mjs';

const sharp = createRequire(import.meta.url)('sharp');

const out = join(import.meta.dirname, '../chain/restaurant-pictures');
const list = join(out, 'pictures.json');
const widths = [480, 960];
const mostBytes = 40_000;
const encoders = {
  avif: (picture, quality) => picture.avif({ quality, effort: 7 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 6 }),
};

mkdirSync(out, { recursive: true });
const chosen = process.argv.slice(2);
const pictures = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
for (const restaurant of restaurants) {
  if (chosen.length > 0 && !chosen.includes(restaurant.slug)) continue;
  for (const [kind, draw] of Object.entries({ street, hall })) {
    const name = `${restaurant.slug}-${kind}`;
    pictures[name] = await encode(name, Buffer.from(draw(restaurant)));
    console.log(name, JSON.stringify(pictures[name].files));
  }
}
writeFileSync(list, `${JSON.stringify(pictures, null, 2)}\n`);

async function encode(name, svg) {
  const files = {};
  for (const width of widths) {
    const drawn = await sharp(svg).resize({ width }).flatten({ background: '#181013' }).png().toBuffer();
    files[width] = {};
    for (const [type, encoder] of Object.entries(encoders)) {
      let quality = type === 'avif' ? 56 : 78;
      let bytes = await encoder(sharp(drawn), quality).toBuffer();
      while (bytes.length > mostBytes && quality > 20) {
        quality -= 6;
        bytes = await encoder(sharp(drawn), quality).toBuffer();
      }
      writeFileSync(join(out, `${name}-${width}.${type}`), bytes);
      files[width][type] = bytes.length;
    }
  }
  const { dominant } = await sharp(svg).resize(16).png().stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  // Lists of restaurants are long: a colour stands in until the picture is there, and no blurred copy of it.
  return { color: `#${hex}`, placeholder: null, files };
}
