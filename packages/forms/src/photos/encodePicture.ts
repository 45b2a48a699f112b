import { fittingSize } from '@storefront/domain';

interface Picture {
  /** Pixels. */
  maxSide: number;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  quality: number;
}

function toBlob(canvas: HTMLCanvasElement, { type, quality }: Picture): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the browser could not encode the picture'))),
      type,
      quality,
    );
  });
}

/**
 * A chosen picture in another size and type: upright, and without its metadata, which tells place and time. A browser
 * that cannot write the type writes png. Rejects when the browser cannot decode the file.
 */
export async function encodePicture(file: File, picture: Picture): Promise<Blob> {
  // Photos of phones say in their metadata which side is up.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = Object.assign(document.createElement('canvas'), fittingSize(bitmap, picture.maxSide));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    if (picture.type === 'image/jpeg') {
      // It has no transparency, which would become black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await toBlob(canvas, picture);
  } finally {
    bitmap.close();
  }
}
