/** @jest-environment jsdom */
import { fakePictures } from '../testing/fakePictures';
import { reviewFields } from './reviewFields';

const photo = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 7 });

test('the photos of a review are sent as they were prepared, in their order', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  fakePictures({ decode: (file) => file.name === 'a.png' && released });
  const parsed = reviewFields.photos().parseAsync([photo('a.png'), photo('b.jpeg')]);
  release();
  expect((await parsed).map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['a.png.jpg', 'image/jpeg', 7],
    ['b.jpeg', 'image/jpeg', 7],
  ]);
});

test('a review with a photo that cannot be read is not sent', async () => {
  fakePictures({
    decode: (file) => {
      if (file.name === 'a.heic') throw new DOMException('no decoder', 'InvalidStateError');
    },
  });
  const { success, error } = await reviewFields.photos().safeParseAsync([photo('a.heic'), photo('b.png')]);
  expect(success).toBe(false);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Уберите фото, которые не удалось прочитать']);
});
