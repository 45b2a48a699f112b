/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhotoPicker } from './PhotoPicker';

let shown: string[];
beforeEach(() => {
  shown = [];
  URL.createObjectURL = (file) => {
    shown.push((file as File).name);
    return `blob:${(file as File).name}`;
  };
  URL.revokeObjectURL = (url) => void shown.splice(shown.indexOf(url.replace('blob:', '')), 1);
});

const refuse = { focus: () => {} };

function Picker({ error }: { error?: string }) {
  const [photos, setPhotos] = useState<File[]>([]);
  return (
    <PhotoPicker
      photos={photos}
      onChange={setPhotos}
      error={error}
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

test('doubles are dropped, the sixth is refused, and one can be removed', async () => {
  const { unmount } = render(<Picker />);
  attach(photo('1.png'), photo('2.png'));
  attach(photo('1.png'), photo('1.png', { lastModified: 2 }), photo('3.png'), photo('4.png'), photo('5.png'));
  expect(previews()).toEqual(['1.png', '2.png', '1.png', '3.png', '4.png']);
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

test.each([
  [photo('a.pdf', { type: 'application/pdf' }), 'Загрузите картинку: png, jpg, jpeg или webp'],
  [
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
    'Размер файла не должен превышать 10 МБ',
  ],
])('%p is refused with a reason', (file, reason) => {
  render(<Picker />);
  attach(file);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(previews()).toEqual([]);
});

test('the server’s message is shown, and the button takes the focus', () => {
  render(<Picker error="Это не картинка" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Это не картинка');
  refuse.focus();
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
});
