import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';
import { parseJson } from '@storefront/domain';
import type { Fault } from './fault';

// The pictures of a chain's folder: what is served, AVIF and WebP in two widths, is made here from one original each.

const kinds = {
  // The limits of an AVIF keep a menu of hundreds of pictures light.
  pictures: { widths: [320, 640], ratio: 1, avifBytes: [12_000, 25_000], hasPlaceholder: true },
  // Lists of restaurants are long: a colour stands in for a picture that loads, and no blurred copy of it.
  'restaurant-pictures': {
    widths: [480, 960],
    ratio: 2 / 3,
    avifBytes: [20_000, 40_000],
    hasPlaceholder: false,
  },
} as const;
export type PictureKind = keyof typeof kinds;
export const pictureKinds = Object.keys(kinds) as PictureKind[];

const maxBytes = 30 * 1024 * 1024;
const maxPixels = 60_000_000;

const listed = z.object({
  color: z.string(),
  placeholder: z.nullable(z.string()),
  files: z.record(z.string(), z.object({ avif: z.number(), webp: z.number() })),
  /** The hash of the original that the files were made from. */
  source: z.optional(z.string()),
});
type Listed = z.output<typeof listed>;
const listing = z.record(z.string(), listed);

const servedName = (name: string, width: string | number, type: string) => `${name}-${width}.${type}`;

interface Source {
  kind: PictureKind;
  name: string;
  /** In the folder. */
  file: string;
}

/** The pictures of a folder by kind: originals, and pictures whose served files are there. */
export interface FolderPictures {
  originals: Source[];
  listed: ReadonlyMap<PictureKind, Readonly<Record<string, Listed>>>;
  names: ReadonlyMap<PictureKind, ReadonlySet<string>>;
  icons: ReadonlySet<string>;
  faults: Fault[];
}

/**
 * Reads which pictures a folder has; opens the headers of the originals only. A kind that has no folder there is taken
 * from `served`, where an earlier import made it.
 */
export async function readPictureFolder(folder: string, served: string): Promise<FolderPictures> {
  const placeOf = (kind: string) => (existsSync(join(folder, kind)) ? folder : served);
  const faults: Fault[] = [];
  const originals = pictureKinds.flatMap((kind) => originalsOf(folder, kind));
  for (const original of originals) faults.push(...(await originalFaults(folder, original)));
  const lists = new Map(pictureKinds.map((kind) => [kind, readListing(placeOf(kind), kind, faults)]));
  const names = new Map(
    pictureKinds.map((kind) => [
      kind,
      new Set([
        ...Object.keys(lists.get(kind) ?? {}),
        ...originals.filter((one) => one.kind === kind).map(({ name }) => name),
      ]),
    ]),
  );
  const icons = namesIn(join(placeOf('icons'), 'icons')).flatMap(
    (file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [],
  );
  return { originals, listed: lists, names, icons: new Set(icons), faults };
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Files like `ramen.jpg`; those like `ramen-320.avif` and `ramen-320.webp` are served ones. */
function originalsOf(folder: string, kind: PictureKind): Source[] {
  return namesIn(join(folder, kind)).flatMap((file) => {
    const [, name] = /^(.+)\.(?:jpe?g|png|webp)$/i.exec(file) ?? [];
    return name === undefined || /-\d+\.webp$/.test(file) ? [] : [{ kind, name, file: `${kind}/${file}` }];
  });
}

async function originalFaults(folder: string, { kind, name, file }: Source): Promise<Fault[]> {
  const fault = (reason: string): Fault[] => [{ file, reason }];
  if (!/^[\w-]+$/.test(name))
    return fault('must be called by Latin letters, digits, «-» and «_», as a dish by its slug');
  const bytes = readFileSync(join(folder, file));
  if (bytes.length > maxBytes) return fault(`has more than ${maxBytes / 1024 / 1024} MB`);
  try {
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return fault(`has more than ${maxPixels / 1_000_000} megapixels`);
    const { widths, ratio } = kinds[kind];
    const [needed, neededHeight] = [widths[1], Math.round(widths[1] * ratio)];
    if (autoOrient.width < needed || autoOrient.height < neededHeight)
      return fault(
        `is ${autoOrient.width} × ${autoOrient.height} pixels: it must have at least ${needed} × ${neededHeight}`,
      );
    return [];
  } catch {
    return fault('is no picture that can be read');
  }
}

/** `pictures.json` of a folder, with a fault for each served file that is missing. */
function readListing(folder: string, kind: PictureKind, faults: Fault[]): Record<string, Listed> {
  const file = `${kind}/pictures.json`;
  const path = join(folder, file);
  if (!existsSync(path)) return {};
  const parsed = z.safeParse(listing, parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    faults.push({
      file,
      reason: 'is no list of pictures: remove it, and it is made from the originals again',
    });
    return {};
  }
  const present = new Set(namesIn(join(folder, kind)));
  for (const [name, { files }] of Object.entries(parsed.data)) {
    const missing = servedFiles(name, files).filter((one) => !present.has(one));
    if (missing.length > 0)
      faults.push({ file, field: name, reason: `lacks the file ${missing.join(', ')}` });
  }
  return parsed.data;
}

const servedFiles = (name: string, files: Listed['files']) =>
  Object.keys(files).flatMap((width) => [servedName(name, width, 'avif'), servedName(name, width, 'webp')]);

/**
 * Makes the served pictures in `served`, which may be the folder itself: encodes originals that are new or have changed,
 * and copies what is encoded already. Returns how many were encoded and how many leave the list, with `isDryRun` how many
 * would, and `publish`, which writes the list that the back end reads when it starts.
 */
export async function preparePictures(
  folder: string,
  { originals, listed: lists }: FolderPictures,
  { served, isDryRun }: { served: string; isDryRun: boolean },
): Promise<{ encoded: number; gone: number; publish: () => void }> {
  let [encoded, gone] = [0, 0];
  const writes: (() => void)[] = [];
  for (const kind of pictureKinds) {
    if (!existsSync(join(folder, kind))) continue;
    const target = join(served, kind);
    const known = readListing(served, kind, []);
    const inFolder = lists.get(kind) ?? {};
    const wanted: Record<string, Listed> = {};
    const fromOriginals = new Map(
      originals.filter((one) => one.kind === kind).map(({ name, file }) => [name, file]),
    );
    const names = new Set([...Object.keys(inFolder), ...fromOriginals.keys()]);
    gone += Object.keys(known).filter((name) => !names.has(name)).length;
    for (const name of names) {
      const original = fromOriginals.get(name);
      const bytes = original === undefined ? undefined : readFileSync(join(folder, original));
      const source = bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const [ready, made] = [inFolder[name], known[name]];
      if (ready && (source === undefined || ready.source === source)) {
        wanted[name] = ready;
        if (!isDryRun) copyServed({ from: join(folder, kind), target, name }, ready);
      } else if (made && made.source === source && isServed(target, name, made)) {
        wanted[name] = made;
      } else if (bytes && source) {
        encoded += 1;
        if (!isDryRun) wanted[name] = { ...(await encode(bytes, { kind, target, name })), source };
      }
    }
    if (!isDryRun) writes.push(() => writeListing(target, wanted));
  }
  const icons = join(folder, 'icons');
  if (!isDryRun && served !== folder && existsSync(icons))
    cpSync(icons, join(served, 'icons'), { recursive: true });
  const publish = () => {
    for (const write of writes) write();
  };
  return { encoded, gone, publish };
}

const isServed = (target: string, name: string, { files }: Listed) =>
  servedFiles(name, files).every((file) => existsSync(join(target, file)));

function copyServed(
  { from, target, name }: { from: string; target: string; name: string },
  { files }: Listed,
) {
  if (from === target) return;
  mkdirSync(target, { recursive: true });
  for (const file of servedFiles(name, files)) copyFileSync(join(from, file), join(target, file));
}

/** Leaves an equal list untouched: addresses of pictures change with its bytes. */
function writeListing(target: string, wanted: Record<string, Listed>): void {
  const path = join(target, 'pictures.json');
  const sorted = Object.fromEntries(
    Object.entries(wanted).sort(([first], [second]) => (first < second ? -1 : 1)),
  );
  const known: unknown = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : {};
  const order = (value: unknown) => JSON.stringify(Object.entries(value ?? {}).sort());
  if (order(known) === order(sorted)) return;
  mkdirSync(target, { recursive: true });
  writeFileSync(path, `${JSON.stringify(sorted, null, 1)}\n`);
}

interface Target {
  kind: PictureKind;
  target: string;
  name: string;
}

async function encode(bytes: Buffer, { kind, target, name }: Target): Promise<Listed> {
  const { widths, ratio, avifBytes, hasPlaceholder } = kinds[kind];
  mkdirSync(target, { recursive: true });
  const upright = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: widths[1], height: Math.round(widths[1] * ratio), fit: 'cover' })
    .png()
    .toBuffer();
  const files: Listed['files'] = {};
  for (const [place, width] of widths.entries()) {
    const resized = sharp(upright).resize({ width });
    const avif = await smallAvif(resized, avifBytes[place] ?? 0);
    const webp = await resized.clone().webp({ quality: 74, alphaQuality: 70, effort: 5 }).toBuffer();
    writeFileSync(join(target, servedName(name, width, 'avif')), avif);
    writeFileSync(join(target, servedName(name, width, 'webp')), webp);
    files[width] = { avif: avif.length, webp: webp.length };
  }
  const { dominant } = await sharp(upright).resize(48).png().stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  const tiny = await sharp(upright)
    .resize(12, 12, { fit: 'fill', kernel: 'cubic' })
    .webp({ quality: 20, alphaQuality: 30, smartSubsample: true, effort: 6 })
    .toBuffer();
  const placeholder = hasPlaceholder ? `data:image/webp;base64,${tiny.toString('base64')}` : null;
  return { color: `#${hex.join('')}`, placeholder, files };
}

/** The best quality within the limit, or the lowest one. */
async function smallAvif(picture: Sharp, limit: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [58, 50, 43, 37, 32]) {
    encoded = await picture.clone().avif({ quality, effort: 5 }).toBuffer();
    if (encoded.length <= limit) break;
  }
  return encoded;
}
