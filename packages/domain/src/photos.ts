/** The fields of a chosen file that decide whether it can be attached. */
export type PhotoFile = { name: string; lastModified: number; size: number; type: string };

/**
 * The types of an avatar (spec §5, Avatar) and of a review's photos (decision 0024). `image/jpg` is no real type, but some
 * systems name it for .jpg and .jpeg files.
 */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp'];

/** The same types for a file dialog. With extensions, because some Android galleries know no other filter. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp';

/** Photos of a review (spec §5, §9). */
export const PHOTOS_MAX = 5;
export const PHOTO_MEGABYTES = 10;

/** Why some of the chosen files are left out. */
export type PhotoProblem = 'type' | 'size' | 'count';

/**
 * The photos of a review after choosing more: a file with the name and modified time of an attached file is the same
 * photo and is dropped; a file that is no picture, is too large or is over the limit of five is left out.
 * `problems` names each reason once, in this order. Spec §5, Order review.
 */
export function addPhotos<Photo extends PhotoFile>(
  attached: readonly Photo[],
  chosen: readonly Photo[],
): { photos: Photo[]; problems: PhotoProblem[] } {
  const photos = [...attached];
  const problems = new Set<PhotoProblem>();
  for (const file of chosen) {
    if (!PICTURE_TYPES.includes(file.type)) problems.add('type');
    else if (file.size > PHOTO_MEGABYTES * 1024 * 1024) problems.add('size');
    else if (photos.some((photo) => isSamePhoto(photo, file))) continue;
    else if (photos.length >= PHOTOS_MAX) problems.add('count');
    else photos.push(file);
  }
  return {
    photos,
    problems: (['type', 'size', 'count'] as const).filter((problem) => problems.has(problem)),
  };
}

function isSamePhoto(one: PhotoFile, other: PhotoFile): boolean {
  return one.name === other.name && one.lastModified === other.lastModified;
}
