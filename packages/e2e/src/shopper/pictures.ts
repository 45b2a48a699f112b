import type { Page } from '@playwright/test';

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A file for an input, of a picture that the browser itself encodes. `part` cuts it off, as a broken upload would. */
export async function pictureFile(
  page: Page,
  { type, width, height, part = 1 }: { type: PictureType; width: number; height: number; part?: number },
) {
  const address = await page.evaluate(
    ({ type, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#c33';
      context.fillRect(0, 0, width, height / 2);
      return canvas.toDataURL(type);
    },
    { type, width, height },
  );
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const name = `${width}x${height}.${type.slice('image/'.length)}`;
  return { name, mimeType: type, buffer: bytes.subarray(0, Math.ceil(bytes.length * part)) };
}
