/** @jest-environment jsdom */
import { userQuery } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { maria, openForm, savePath, userPath } from '../../testing/openForm';
import EditNamePanel from './EditNamePanel';

const path = savePath('name');
const open = (answers = {}) => openForm(<EditNamePanel />, answers);

test('starts with the current name; after saving, the customer is read again and the form closes', async () => {
  let name = 'Мария';
  const { user, field, save, sent, back, calls } = await open({
    [userPath]: () => ({ ...maria, name }),
    [path]: () => {
      name = 'Анна';
      return { success: true };
    },
  });
  expect(field).toHaveValue('Мария');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, ' Анна ');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(sent(path)).toEqual([{ name: 'Анна' }]);
  expect(calls.map((call) => call.path)).toEqual([userPath, path, userPath]);
});

test('an empty name cannot be saved', async () => {
  const { user, field, save, sent } = await open();
  await user.clear(field);
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, '   ');
  expect(save).toHaveAccessibleDescription('Заполните поле');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Заполните поле')));
  expect(sent(path)).toEqual([]);
});

test.each([
  ['А', 'Имя не может быть короче 2 символов'],
  ['А'.repeat(21), 'Имя не может быть больше 20 символов'],
])('%s is refused', async (name, text) => {
  const { user, field, save, sent } = await open();
  await user.clear(field);
  await user.type(field, name);
  await user.click(save);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(keepTogether(text))));
  expect(sent(path)).toEqual([]);
});

test.each([
  ['the server’s message', () => Promise.reject(apiError(422, 'Такое имя нельзя')), 'Такое имя нельзя'],
  ['the fallback', () => Promise.reject(apiError(500)), 'Не удалось сохранить данные'],
  [
    'the message of a «no» with status 200',
    () => ({ success: false, message: 'Такое имя нельзя' }),
    'Такое имя нельзя',
  ],
  ['the fallback for a «no» with status 200', () => ({ success: '0' }), 'Не удалось сохранить данные'],
])('a failed save shows %s in the form and as a toast, and keeps the name', async (_, answer, text) => {
  const { user, field, save, toasts, back } = await open({ [path]: answer });
  await user.clear(field);
  await user.type(field, 'Марианна');
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(toasts()).toEqual([text]);
  expect(field).toHaveValue('Марианна');
  expect(back()).toEqual([]);
});

test('the button is busy while saving; a form that was closed meanwhile closes nothing else', async () => {
  const saving = deferredCall();
  const { user, save, back, queryClient, sent } = await open({
    [path]: saving.answer,
  });
  await user.click(save);
  await waitFor(() => expect(sent(path)).toHaveLength(1));
  expect(save).toHaveAttribute('aria-busy', 'true');
  act(() => emit('shell:panel-closed', { panel: 'edit-name' }));
  await saving.succeed({ success: true });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(back()).toEqual([]);
});

test('a saved name closes the form, however long the customer takes to be read again', async () => {
  let isSaved = false;
  const { user, field, save, back, queryClient } = await open({
    [userPath]: () => (isSaved ? new Promise(() => {}) : maria),
    [path]: () => {
      isSaved = true;
      return { success: true };
    },
  });
  await user.clear(field);
  await user.type(field, 'Анна');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(queryClient.getQueryData(userQuery().queryKey)?.name).toBe('Анна');
});

test('a saved name stays and closes the form, although the customer cannot be read again', async () => {
  let isDown = false;
  const { user, field, save, toasts, back, queryClient } = await open({
    [userPath]: () => {
      if (isDown) throw apiError(500);
      return maria;
    },
    [path]: () => {
      isDown = true;
      return null;
    },
  });
  await user.clear(field);
  await user.type(field, 'Анна');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(toasts()).toContain('Не удалось получить данные пользователя');
  expect(queryClient.getQueryData(userQuery().queryKey)?.name).toBe('Анна');
});
