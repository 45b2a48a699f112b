/** The fields of a chosen file that decide whether it can be attached. */
export type PhotoFile = { name: string; lastModified: number; type: string };

/**
 * The types of an avatar (spec §5, Avatar) and of the photos that a review sends (decision 0024). `image/jpg` is no real type, but some
 * systems name it for .jpg and .jpeg files.
 */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp'];

/** The same types for a file dialog. With extensions, because some Android galleries know no other filter. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp';

/**
 * Photos of a review for a file dialog: they are sent as JPEG, so every picture that the browser reads may be chosen. An
 * iPhone converts photos of its own format, unless the list names it.
 */
export const PHOTO_ACCEPT = 'image/*';

/** Photos of a review (spec §5, §9). */
export const PHOTOS_MAX = 5;

/** Pixels: what the reader of a review needs of a photo. */
export const PHOTO_MAX_SIDE = 2048;

/** Why some of the chosen files are left out. */
export type PhotoProblem = 'type' | 'count';

const isPicture = ({ name, type }: PhotoFile) =>
  type === '' ? /\.hei[cf]$/i.test(name) : type.startsWith('image/') && type !== 'image/svg+xml';

/** A size that fits into a square of `maxSide` with the same proportions; a smaller one stays as it is. Pixels. */
export function fittingSize({ width, height }: { width: number; height: number }, maxSide: number) {
  const scale = Math.min(1, maxSide / width, maxSide / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * The photos of a review after choosing more: a file with the name and modified time of an attached file is the same
 * photo and is dropped; a file that is no picture or is over the limit of five is left out.
 * `problems` names each reason once, in this order. Spec §5, Order review.
 */
export function addPhotos<Photo extends PhotoFile>(
  attached: readonly Photo[],
  chosen: readonly Photo[],
): { photos: Photo[]; problems: PhotoProblem[] } {
  const photos = [...attached];
  const problems = new Set<PhotoProblem>();
  for (const file of chosen) {
    if (!isPicture(file)) problems.add('type');
    else if (photos.some((photo) => isSamePhoto(photo, file))) continue;
    else if (photos.length >= PHOTOS_MAX) problems.add('count');
    else photos.push(file);
  }
  return {
    photos,
    problems: (['type', 'count'] as const).filter((problem) => problems.has(problem)),
  };
}

function isSamePhoto(one: PhotoFile, other: PhotoFile): boolean {
  return one.name === other.name && one.lastModified === other.lastModified;
}
