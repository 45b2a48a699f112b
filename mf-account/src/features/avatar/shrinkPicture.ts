import { avatarSize } from './avatarFile';

const QUALITY = 0.9;

/** Transparency survives in png and webp; a browser that cannot write webp writes png. */
const writtenAs = (type: string) => (type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg');

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser could not encode the picture'))),
      type,
      QUALITY,
    );
  });
}

/**
 * The picture at most 132×132, upright, without its metadata (spec §5, Avatar). Rejects when the browser cannot decode
 * the file.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // Photos of phones say in their metadata which side is up.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = Object.assign(document.createElement('canvas'), avatarSize(picture));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await toBlob(canvas, writtenAs(file.type));
    return new File([blob], `avatar.${blob.type.replace('image/', '')}`, { type: blob.type });
  } finally {
    picture.close();
  }
}
