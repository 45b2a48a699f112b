/** @jest-environment jsdom */
import { ApiError, userQuery } from '@storefront/api-client';
import { keepTogether } from '@storefront/domain';
import { apiError, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { maria, openForm, savePath, userPath } from '../../testing/openForm';
import EditBirthdayPanel from './EditBirthdayPanel';

const path = savePath('birthday');
const open = (answers = {}) => openForm(<EditBirthdayPanel />, answers);

test('the birthday is sent as it is typed, and the form names the discount', async () => {
  const { user, field, save, sent, back } = await open({ [path]: () => ({ success: true }) });
  expect(screen.getByText('В день рождения скидка 20%')).toBeVisible();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, '17051990');
  expect(field).toHaveValue('17.05.1990');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(sent(path)).toEqual([{ birthday: '17.05.1990' }]);
});

test('the panel closes once the birthday is saved, and does not refuse it', async () => {
  let birthday_at: string | null = null;
  const { user, field, save, back } = await open({
    [userPath]: () => ({ ...maria, birthday_at }),
    [path]: ({ body }: { body: { birthday: string } }) => {
      birthday_at = body.birthday;
      return { success: true };
    },
  });
  await user.type(field, '17051990');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(screen.queryByText(/Дата рождения уже указана/)).not.toBeInTheDocument();
});

test('a saved birthday cannot be edited again, although the customer cannot be read again', async () => {
  let isDown = false;
  const { user, field, save, back, queryClient } = await open({
    [userPath]: () => {
      if (isDown) throw apiError(500);
      return maria;
    },
    [path]: () => {
      isDown = true;
      return { success: true };
    },
  });
  await user.type(field, '17051990');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(queryClient.getQueryData(userQuery().queryKey)?.birthday_at).toBe('17.05.1990');
});

test.each([
  ['another device has set', apiError(422, 'Дата рождения уже указана'), 'Дата рождения уже указана'],
  ['was saved although a gateway gave up', apiError(504), 'Не удалось сохранить данные'],
  [
    'was saved although the answer was lost',
    new ApiError({ kind: 'unreachable', status: 503 }),
    'Не удалось сохранить данные',
  ],
])('a birthday that %s is read after the failure', async (_, error, text) => {
  let birthday_at: string | null = null;
  const { user, field, save, queryClient } = await open({
    [userPath]: () => ({ ...maria, birthday_at }),
    [path]: () => Promise.reject(error),
  });
  birthday_at = '1990-05-17';
  await user.type(field, '17051990');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)?.birthday_at).toBe('1990-05-17'));
  expect(field).toHaveValue('17.05.1990');
});

test.each([
  ['1705', 'Неверный формат'],
  ['30021990', 'Такой даты нет в календаре'],
  ['17052999', 'Дата рождения не может быть в будущем'],
  ['17051899', 'Дата рождения не может быть раньше 1900 года'],
])('%s is refused', async (typed, text) => {
  const { user, field, save, sent } = await open();
  await user.type(field, typed);
  await user.click(save);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(keepTogether(text))));
  expect(sent(path)).toEqual([]);
});

test.each([
  ['the server’s message', apiError(422, 'День рождения уже указан'), 'День рождения уже указан'],
  ['the fallback', apiError(500), 'Не удалось сохранить данные'],
])('a failed save shows %s in the form and as a toast, and keeps the date', async (_, error, text) => {
  const { user, field, save, toasts } = await open({
    [path]: () => {
      throw error;
    },
  });
  await user.type(field, '17051990');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts()).toEqual([text]);
  expect(field).toHaveValue('17.05.1990');
});

const openSet = (birthday_at: string | null) =>
  renderInShell(<EditBirthdayPanel />, {
    session: 'user',
    answers: { [userPath]: () => ({ ...maria, birthday_at }) },
  });

test.each([
  ['1990-05-17', '17.05.1990'],
  ['1990-05-17T00:00:00+03:00', '17.05.1990'],
  ['17.05.1990', '17.05.1990'],
  ['17 мая', '17 мая'],
])('the set birthday %s cannot be edited', async (set, shown) => {
  openSet(set);
  expect(await screen.findByText(`Дата рождения уже указана: ${shown}. Изменить ее нельзя`)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['0000-00-00', '', null])('the birthday %p counts as unknown', async (unset) => {
  openSet(unset);
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

test('a customer who cannot be read can be requested again', async () => {
  const call = recovering(() => maria);
  const { user, emittedEvents } = renderInShell(<EditBirthdayPanel />, {
    session: 'user',
    answers: {
      [userPath]: call.answer,
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем данные');
  const text = 'Не удалось получить данные пользователя';
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(emittedEvents.map(({ payload }) => payload)).toEqual([{ text, tone: 'error' }]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
});
