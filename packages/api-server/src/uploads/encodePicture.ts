import sharp from 'sharp';
import { unprocessable } from '../apiError';
import { uploadMessages } from './messages';

/** Maximum pixels of the longer side, by purpose. */
const maxSide = { avatar: 132, photo: 1600 } as const;

const maxPixels = 40_000_000;

/** Allowed formats by their first bytes; anything else (SVG, HTML, GIF, archives) never reaches a decoder. */
const signatures = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
} as const;

interface Purpose {
  purpose: keyof typeof maxSide;
  /** The request's field, for the text of a refusal. */
  field: string;
}

// A picture of forty megapixels takes a hundred megabytes while it is decoded: so pictures are decoded one at a time.
let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a customer's picture: webp, upright, no larger than its purpose needs, without metadata. Takes png, jpeg
 * and webp of at most 40 megapixels; throws 422 under `field` for anything else. Not for use inside a transaction: it
 * is slow.
 */
export async function encodePicture(file: File, { purpose, field }: Purpose): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!Object.values(signatures).some((matches) => matches(bytes))) {
    throw unprocessable(uploadMessages.notPicture, field);
  }
  const work = last.then(() => encode(bytes, { purpose, field }));
  last = work.catch(() => undefined);
  return work;
}

async function encode(bytes: Buffer, { purpose, field }: Purpose): Promise<Buffer> {
  const { width, height, pages } = await readHeader(bytes, field);
  if (width * height > maxPixels) throw unprocessable(uploadMessages.tooManyPixels, field);
  if (pages > 1) throw unprocessable(uploadMessages.animated, field);
  const side = maxSide[purpose];
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    // A truncated or damaged picture, although its first bytes look right.
    throw unprocessable(uploadMessages.notPicture, field);
  }
}

async function readHeader(bytes: Buffer, field: string) {
  try {
    // The size limit is checked by the caller, which has its own error text for it.
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format in signatures) return { width, height, pages };
  } catch {
    // Rejected below, together with unknown formats.
  }
  throw unprocessable(uploadMessages.notPicture, field);
}
