/** @jest-environment jsdom */
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { ApiError, userQuery } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AvatarEditor } from '.';

const userPath = '/api/user/get-data/';
const uploadPath = '/api/user/edit/avatar/';
const deletePath = '/api/user/edit/avatar/delete/';
const picture = { avatar: '/storage/uploads/a.webp', avatar_uri: 'uploads/a.webp' };

jest.mock('./avatarFile', () => ({
  ...jest.requireActual<object>('./avatarFile'),
  // A browser decodes pictures; the journey `profile.spec.ts` tries real ones.
  shrinkAvatar: async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('InvalidStateError');
    return new File(['small'], 'avatar.png', { type: 'image/png' });
  },
}));

function Editor() {
  const { data } = useQuery(userQuery());
  return data ? <AvatarEditor user={data} /> : null;
}

async function open({
  hasAvatar = false,
  answers,
}: {
  hasAvatar?: boolean;
  answers?: Record<string, Answer>;
} = {}) {
  let avatar = hasAvatar;
  const view = renderInShell(<Editor />, {
    session: 'user',
    answers: {
      [userPath]: () => ({ id: 1, name: 'Мария', ...(avatar ? picture : {}) }),
      [uploadPath]: () => {
        avatar = true;
        return { success: true };
      },
      [deletePath]: () => {
        avatar = false;
        return null;
      },
      ...answers,
    },
  });
  await screen.findByRole('button', { name: hasAvatar ? 'Заменить фото' : 'Загрузить фото' });
  const input = view.container.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  return {
    ...view,
    input,
    // Not `user.upload`, which applies `accept`: a customer can switch off that filter in the file dialog.
    choose: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    image: () => view.container.querySelector('img'),
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const failing = (message?: string) => () => {
  throw apiError(422, message);
};

test('a chosen picture is shrunk, sent as a file and shown once the customer is read again', async () => {
  const { choose, sent, image, container } = await open();
  expect(container).toHaveTextContent('М');
  choose(file('me.png', 'image/png'));
  await waitFor(() => expect(image()).toHaveAttribute('src', picture.avatar));
  expect(sent(uploadPath)).toEqual([{ image: expect.objectContaining({ name: 'avatar.png' }) }]);
  expect(screen.getByRole('button', { name: 'Удалить фото' })).toBeVisible();
});

test('a picture that was saved is shown although the answer was lost', async () => {
  let saved = {};
  const { choose, image, toasts } = await open({
    answers: {
      [userPath]: () => ({ id: 1, name: 'Мария', ...saved }),
      [uploadPath]: () => {
        saved = picture;
        throw new ApiError({ kind: 'unreachable', status: 503 });
      },
    },
  });
  choose(file('me.png', 'image/png'));
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  await waitFor(() => expect(image()).toHaveAttribute('src', picture.avatar));
});

test('the button opens the file dialog, which offers pictures only', async () => {
  const { user, input } = await open();
  const opened = jest.fn();
  input.addEventListener('click', opened);
  await user.click(screen.getByRole('button', { name: 'Загрузить фото' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(input).toHaveAttribute('accept', expect.stringContaining('.jpeg'));
});

test.each([
  [
    '2 MB and one byte',
    file('a.png', 'image/png', 2 * 1024 * 1024 + 1),
    'Размер файла не должен превышать 2 МБ',
  ],
  ['a gif', file('a.gif', 'image/gif'), 'Подойдет картинка png, jpg, jpeg или webp'],
  ['an svg', file('a.svg', 'image/svg+xml'), 'Подойдет картинка png, jpg, jpeg или webp'],
  ['an empty file', file('a.png', 'image/png', 0), 'Не удалось прочитать картинку. Выберите другую'],
  ['a text named .png', file('broken.png', 'image/png'), 'Не удалось прочитать картинку. Выберите другую'],
])('%s is refused, and the old avatar stays', async (_, wrong, text) => {
  const { choose, sent, image, toasts } = await open({ hasAvatar: true });
  choose(wrong);
  await waitFor(() => expect(toasts()).toEqual([text]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Заменить фото' })).not.toHaveAttribute('aria-busy'),
  );
  expect(sent(uploadPath)).toEqual([]);
  expect(image()).toHaveAttribute('src', picture.avatar);
});

test.each([
  ['the fallback', failing(), 'Не удалось сохранить данные'],
  ['the server’s message', failing('Картинка повреждена'), 'Картинка повреждена'],
  [
    'the message of a «no» with status 200',
    () => ({ success: false, message: 'Картинка повреждена' }),
    'Картинка повреждена',
  ],
])('an upload that fails is toasted with %s, and the old avatar stays', async (_, answer, text) => {
  const { choose, image, toasts } = await open({ hasAvatar: true, answers: { [uploadPath]: answer } });
  choose(file('me.png', 'image/png'));
  await waitFor(() => expect(toasts()).toEqual([text]));
  expect(image()).toHaveAttribute('src', picture.avatar);
});

test('the same file can be chosen again after an upload that failed', async () => {
  const { input, choose, toasts } = await open({ answers: { [uploadPath]: failing() } });
  // A browser fires no change event for the file that the field already has.
  const path = jest.fn();
  Object.defineProperty(input, 'value', { set: path });
  choose(file('me.png', 'image/png'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(path.mock.calls).toEqual([['']]);
});

test('a removed avatar gives way to the letter, and the focus stays in the editor', async () => {
  const { user, image, container } = await open({ hasAvatar: true });
  await user.click(screen.getByRole('button', { name: 'Удалить фото' }));
  const upload = await screen.findByRole('button', { name: 'Загрузить фото' });
  await waitFor(() => expect(upload).toHaveFocus());
  expect(image()).toBeNull();
  expect(container).toHaveTextContent('М');
});

test.each([
  ['an error', failing()],
  ['a «no» with status 200', () => ({ success: false })],
])('an avatar that cannot be removed because of %s stays', async (_, answer) => {
  const { user, image, toasts } = await open({ hasAvatar: true, answers: { [deletePath]: answer } });
  await user.click(screen.getByRole('button', { name: 'Удалить фото' }));
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  expect(image()).toHaveAttribute('src', picture.avatar);
});

test('an avatar that does not load gives way to the letter', async () => {
  const { image, container } = await open({ hasAvatar: true });
  const shown = image();
  if (!shown) throw new Error('no avatar');
  fireEvent.error(shown);
  expect(image()).toBeNull();
  expect(container).toHaveTextContent('М');
});
