import sharp from 'sharp';
import { refuse } from '../failure';
import { uploadMessages } from './messages';

/** What a picture is for decides how large it may stay, in pixels of its longer side. */
const longest = { avatar: 132, photo: 1600 } as const;

const mostPixels = 40_000_000;

/** What the first bytes say; anything else (SVG, HTML, GIF, archives) never reaches a decoder. */
const beginnings = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
} as const;

interface Purpose {
  purpose: keyof typeof longest;
  /** The request's field, for the text of a refusal. */
  field: string;
}

// A picture of forty megapixels takes a hundred megabytes while it is decoded: one after the other.
let last: Promise<unknown> = Promise.resolve();

/**
 * Encodes a customer's picture anew: webp, turned upright, no larger than its purpose needs, without what the
 * camera wrote into it. Takes png, jpeg and webp of at most 40 megapixels; throws 422 under `field` for
 * anything else. Not for use inside a transaction: it is slow.
 */
export async function savePicture(file: File, { purpose, field }: Purpose): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!Object.values(beginnings).some((matches) => matches(bytes))) {
    throw refuse(uploadMessages.notPicture, field);
  }
  const work = last.then(() => encode(bytes, { purpose, field }));
  last = work.catch(() => undefined);
  return work;
}

async function encode(bytes: Buffer, { purpose, field }: Purpose): Promise<Buffer> {
  const { width, height, pages } = await readHeader(bytes, field);
  if (width * height > mostPixels) throw refuse(uploadMessages.tooManyPixels, field);
  if (pages > 1) throw refuse(uploadMessages.animated, field);
  const side = longest[purpose];
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    // Cut short or broken inside: what begins like a picture is not always one.
    throw refuse(uploadMessages.notPicture, field);
  }
}

async function readHeader(bytes: Buffer, field: string) {
  try {
    // The limit is ours to check: its refusal has a text of its own.
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format in beginnings) return { width, height, pages };
  } catch {
    // Refused below, with what begins otherwise than it goes on.
  }
  throw refuse(uploadMessages.notPicture, field);
}
