import { PHOTO_MAX_SIDE } from '@storefront/domain';
import { encodePicture } from './encodePicture';

const sent = { maxSide: PHOTO_MAX_SIDE, type: 'image/jpeg', quality: 0.85 } as const;

/** Ten times what 48 megapixels take on a slow phone, ms: some decoders never end. */
const timeLimitMs = 30_000;

const prepared = new WeakMap<File, Promise<File>>();
/** One photo at a time: a decoded one of 48 megapixels takes 200 MB. */
let last: Promise<unknown> = Promise.resolve();

async function encodeInTime(photo: File, timeLimit: number): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser did not decode the picture in time')), timeLimit);
  });
  try {
    return await Promise.race([encodePicture(photo, sent), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function prepare(photo: File, timeLimit: number): Promise<File> {
  const blob = await encodeInTime(photo, timeLimit);
  const name = /\.jpe?g$/i.test(photo.name) ? photo.name : `${photo.name}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: photo.lastModified });
}

/**
 * The photo as a review sends it: JPEG of at most 2048 pixels a side, upright, without place and time. Prepared once,
 * after the photos that were asked for before it. Rejects when the browser cannot read the file, or not within
 * `timeLimit` ms.
 */
export function preparedPhoto(photo: File, timeLimit = timeLimitMs): Promise<File> {
  const known = prepared.get(photo);
  if (known) return known;
  const promise = last.then(() => prepare(photo, timeLimit));
  last = promise.catch(() => undefined);
  prepared.set(photo, promise);
  return promise;
}

/** Reads the file again when it is asked for again: what failed may have been a file in a cloud. */
export const forgetPhoto = (photo: File): boolean => prepared.delete(photo);
