import { PHOTO_MAX_SIDE } from '@storefront/domain';
import { encodePicture } from './encodePicture';

const sent = { maxSide: PHOTO_MAX_SIDE, type: 'image/jpeg', quality: 0.85 } as const;

const prepared = new WeakMap<File, Promise<File>>();
/** One photo at a time: a decoded one of 48 megapixels takes 200 MB. */
let last: Promise<unknown> = Promise.resolve();

async function prepare(photo: File): Promise<File> {
  const blob = await encodePicture(photo, sent);
  const name = /\.jpe?g$/i.test(photo.name) ? photo.name : `${photo.name}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: photo.lastModified });
}

/**
 * The photo as a review sends it: JPEG of at most 2048 pixels a side, upright, without place and time. Prepared once,
 * after the photos that were asked for before it. Rejects when the browser cannot read the file.
 */
export function preparedPhoto(photo: File): Promise<File> {
  const known = prepared.get(photo);
  if (known) return known;
  const promise = last.then(() => prepare(photo));
  last = promise.catch(() => undefined);
  prepared.set(photo, promise);
  return promise;
}

/** Reads the file again when it is asked for again: what failed may have been a file in a cloud. */
export const forgetPhoto = (photo: File): boolean => prepared.delete(photo);
