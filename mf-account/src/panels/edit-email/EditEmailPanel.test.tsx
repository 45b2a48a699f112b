/** @jest-environment jsdom */
import { apiError } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { maria, openForm, savePath, userPath } from '../../testing/openForm';
import EditEmailPanel from './EditEmailPanel';

const path = savePath('email');
const open = (answers = {}) => openForm(<EditEmailPanel />, answers);

test('Cyrillic is stripped while the e-mail is typed, and the rest is saved', async () => {
  const { user, field, save, sent, back } = await open({
    [userPath]: () => ({ ...maria, email: null }),
    [path]: () => ({ success: true }),
  });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(field, 'annа@exaфmple.com');
  expect(field).toHaveValue('ann@example.com');
  await user.click(save);
  await waitFor(() => expect(back()).toHaveLength(1));
  expect(sent(path)).toEqual([{ email: 'ann@example.com' }]);
});

test.each(['anna', 'anna@', 'anna@example', 'anna example@x.ru'])('%s is refused', async (email) => {
  const { user, field, save, sent } = await open();
  await user.clear(field);
  await user.type(field, email);
  await user.click(save);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Введите корректный E-mail'));
  expect(sent(path)).toEqual([]);
});

test('an empty e-mail cannot be saved', async () => {
  const { user, field, save } = await open();
  expect(field).toHaveValue('maria@example.com');
  await user.clear(field);
  expect(save).toHaveAccessibleDescription('Заполните поле');
});

test('the server’s message about the e-mail stands beside it and is a toast; the typed text is kept', async () => {
  const { user, field, save, toasts } = await open({
    [path]: () => {
      const error = apiError(422, 'Проверьте поля');
      error.fields['email'] = ['Эта почта занята'];
      throw error;
    },
  });
  await user.click(save);
  expect(await screen.findByText('Эта почта занята')).toBeVisible();
  expect(toasts()).toEqual(['Проверьте поля']);
  expect(field).toHaveValue('maria@example.com');
});

test('a failed save without a message shows the fallback in the form and as a toast', async () => {
  const { user, save, toasts } = await open({
    [path]: () => {
      throw apiError(503);
    },
  });
  await user.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить данные');
  expect(toasts()).toEqual(['Не удалось сохранить данные']);
});
