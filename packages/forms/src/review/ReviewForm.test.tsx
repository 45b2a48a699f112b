/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useZodForm } from '../form/useZodForm';
import { fakePictures } from '../testing/fakePictures';
import { ReviewForm } from './ReviewForm';
import { reviewFields } from './reviewFields';
import { StarsField } from './StarsField';

const schema = z.object({
  mark: reviewFields.stars(),
  comment: reviewFields.comment(),
  images: reviewFields.photos(),
});
type OnUpload = ((sent: number) => void) | undefined;
const sent = jest.fn<Promise<void>, [z.output<typeof schema>, OnUpload]>(async () => undefined);
beforeEach(() => sent.mockClear());

function Review() {
  const form = useZodForm({ schema, defaultValues: { mark: 0, comment: '', images: [] as File[] } });
  return (
    <>
      <ReviewForm id="review" form={form} photos="images" onSubmit={sent}>
        <StarsField form={form} name="mark" label="Оценка" />
      </ReviewForm>
      <button type="submit" form="review">
        Готово
      </button>
    </>
  );
}

const photo = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 7 });
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Добавить фото', { selector: 'input' }), { target: { files } });
const rate = () => userEvent.click(screen.getByRole('radio', { name: /^4/ }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Готово' }));
const refusal = 'Уберите фото, которые не удалось прочитать';

test('photos are sent as they were prepared, and the stars are asked for before them', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  fakePictures({ decode: (file) => file.name === 'a.png' && released });
  render(<Review />);
  attach(photo('a.png'), photo('b.jpeg'));
  await submit();
  expect(await screen.findByText('Поставьте оценку')).toBeVisible();
  await rate();
  await waitFor(() => expect(screen.queryByText('Поставьте оценку')).not.toBeInTheDocument());
  await submit();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => release());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(
    sent.mock.calls[0]?.[0].images.map(({ name, type, lastModified }) => [name, type, lastModified]),
  ).toEqual([
    ['a.png.jpg', 'image/jpeg', 7],
    ['b.jpeg', 'image/jpeg', 7],
  ]);
});

test('a review with a photo that cannot be read is not sent until the photo is read or removed', async () => {
  let isReadable = false;
  fakePictures({
    decode: (file) => {
      if (file.name === 'a.heic' && !isReadable) throw new DOMException('no decoder', 'InvalidStateError');
    },
  });
  render(<Review />);
  attach(photo('a.heic'), photo('b.png'));
  await rate();
  await submit();
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  isReadable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a review with photos shows how far it is sent, and after a failure the same button sends all of it again', async () => {
  fakePictures();
  let fail: (error: Error) => void = () => undefined;
  sent.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  render(<Review />);
  attach(photo('a.png'), photo('b.png'));
  await rate();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [review, onUpload] = sent.mock.calls[0] ?? [];
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => onUpload?.(0.428));
  const progress = screen.getByRole('progressbar', { name: 'Отправка фото' });
  expect(progress).toHaveValue(42);
  expect(screen.getByText('Отправлено 42 %')).toBeVisible();
  act(() => onUpload?.(1));
  expect(screen.getByText('Фото отправлены, ждем ответа')).toBeVisible();
  await act(async () => fail(new Error('the network is lost')));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['a.png', 'b.png']);
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toEqual(review);
});

test('a review without photos reports no upload', async () => {
  render(<Review />);
  await rate();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[1]).toBeUndefined();
});
