/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakePictures } from '../testing/fakePictures';
import { PhotoPicker } from './PhotoPicker';

let shown: string[];
function fakeShownPictures(options?: Parameters<typeof fakePictures>[0]) {
  const log = fakePictures(options);
  shown = [];
  URL.createObjectURL = (file) => {
    shown.push((file as File).name);
    return `blob:${(file as File).name}`;
  };
  URL.revokeObjectURL = (url) => void shown.splice(shown.indexOf(url.replace('blob:', '')), 1);
  return log;
}
beforeEach(() => void fakeShownPictures());

const refuse = { focus: () => {} };

function Picker(props: { error?: string; timeLimit?: number }) {
  const [photos, setPhotos] = useState<File[]>([]);
  return (
    <PhotoPicker
      photos={photos}
      onChange={setPhotos}
      {...props}
      ref={(handle) => void Object.assign(refuse, handle)}
    />
  );
}

const photo = (name: string, more: { type?: string; lastModified?: number } = {}) =>
  new File(['x'], name, { type: 'image/png', lastModified: 1, ...more });
// Like a device with a file dialog that ignores the accepted types.
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Добавить фото', { selector: 'input' }), { target: { files } });
const previews = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const expectPreviews = (names: string[]) => waitFor(() => expect(previews()).toEqual(names));

test('doubles are dropped, the sixth is refused, and one can be removed', async () => {
  const { unmount } = render(<Picker />);
  attach(photo('1.png'), photo('2.png'));
  attach(photo('1.png'), photo('1.png', { lastModified: 2 }), photo('3.png'), photo('4.png'), photo('5.png'));
  await expectPreviews(['1.png', '2.png', '1.png', '3.png', '4.png']);
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 5 фото');
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Убрать фото 2.png' }));
  expect(previews()).toEqual(['1.png', '1.png', '3.png', '4.png']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
  expect(shown).toHaveLength(4);
  unmount();
  expect(shown).toEqual([]);
});

test('a file that is no picture is refused with a reason', () => {
  render(<Picker />);
  attach(photo('a.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Загрузите картинку, например jpg или png');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('photos of 48 megapixels are made small one after the other', async () => {
  const { steps } = fakeShownPictures({ size: { width: 8064, height: 6048 } });
  render(<Picker />);
  attach(photo('1.jpg', { type: 'image/jpeg' }), photo('2.heic', { type: '' }));
  expect(screen.getByRole('status', { name: 'Готовим фото 1.jpg' })).toBeVisible();
  await expectPreviews(['1.jpg', '2.heic']);
  const made = (name: string) => [`decode ${name}`, 'encode image/jpeg 2048×1536', `close ${name}`];
  expect(steps).toEqual([...made('1.jpg'), ...made('2.heic')]);
  // What is shown is what is sent.
  expect(shown).toEqual(['1.jpg', '2.heic.jpg']);
});

test('a photo that the browser cannot read says so, and is read again on request', async () => {
  let isReadable = false;
  fakeShownPictures({
    decode: (file) => {
      if (file.name === 'a.heic' && !isReadable) throw new DOMException('no decoder', 'InvalidStateError');
    },
  });
  render(<Picker />);
  attach(photo('a.heic', { type: 'image/heic' }), photo('b.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось прочитать фото a.heic. Сохраните его как jpg или png',
  );
  await expectPreviews(['b.png']);
  isReadable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await expectPreviews(['a.heic', 'b.png']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a photo whose decoding does not end says so, holds up no other photo, and is read again on request', async () => {
  let hangs = true;
  fakeShownPictures({ decode: (file) => hangs && file.name === 'a.heic' && new Promise(() => undefined) });
  render(<Picker timeLimit={20} />);
  attach(photo('a.heic', { type: 'image/heic' }), photo('b.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось прочитать фото a.heic');
  await expectPreviews(['b.png']);
  hangs = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await expectPreviews(['a.heic', 'b.png']);
});

test('the server’s message is shown, and the button takes the focus', () => {
  render(<Picker error="Это не картинка" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Это не картинка');
  refuse.focus();
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
});
