/** @jest-environment jsdom */
import { ApiError, userQuery } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { type Answer, apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import RegistrationPanel from './RegistrationPanel';

const savePath = '/api/user/add-registration-info/';
const userPath = '/api/user/get-data/';

const nameField = () => screen.findByRole('textbox', { name: 'Имя' });
const birthdayField = () => screen.getByRole('textbox', { name: 'Дата рождения' });
const emailField = () => screen.getByRole('textbox', { name: 'E-mail' });
const saveButton = () => screen.getByRole('button', { name: 'Сохранить' });

function open(answers: Record<string, Answer> = {}, name: string | null = null) {
  let saved = name;
  const view = renderInShell(<RegistrationPanel />, {
    session: 'user',
    answers: {
      [userPath]: () => ({ id: 1, name: saved }),
      [savePath]: ({ body }) => {
        saved = (body as { name: string }).name;
        return { success: true };
      },
      ...answers,
    },
  });
  const returned = () => view.emitted('shell:panel-back-requested').length;
  const sent = () => view.calls.filter(({ path }) => path === savePath).map(({ body }) => body);
  return { ...view, returned, sent };
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await nameField(), ' Мария ');
  await user.type(birthdayField(), '01021990');
  await user.type(emailField(), 'mаriaж@mail.ru');
}

test('saves the typed fields, reads the customer again and returns once', async () => {
  const { user, sent, calls, returned } = open();
  expect(screen.getByRole('heading', { level: 2, name: 'Давайте знакомиться!' })).toBeVisible();
  expect(screen.getByText(/скидках и акциях/)).toBeVisible();
  await fillIn(user);
  expect(emailField()).toHaveValue('mria@mail.ru');
  await user.click(saveButton());
  await waitFor(() => expect(calls.filter(({ path }) => path === userPath)).toHaveLength(2));
  expect(sent()).toEqual([{ name: 'Мария', birthday: '01.02.1990', email: 'mria@mail.ru' }]);
  await screen.findByText('Загружаем данные');
  expect(returned()).toBe(1);
});

test('the saved fields stay, although the customer cannot be read again', async () => {
  let isDown = false;
  const { user, returned, toasts, queryClient } = open({
    [userPath]: () => {
      if (isDown) throw apiError(500);
      return { id: 1, name: null, email: 'old@mail.ru' };
    },
    [savePath]: () => {
      isDown = true;
      return { success: true };
    },
  });
  await user.type(await nameField(), 'Ян');
  await user.type(birthdayField(), '01021990');
  await user.click(saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Не удалось получить данные пользователя']));
  expect(queryClient.getQueryData(userQuery().queryKey)).toMatchObject({
    name: 'Ян',
    birthday_at: '01.02.1990',
    email: 'old@mail.ru',
  });
  expect(returned()).toBe(1);
});

test('birthday and e-mail are optional', async () => {
  const { user, sent } = open();
  await user.type(await nameField(), 'Ян');
  await user.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ name: 'Ян' }]));
});

test.each([
  ['no name', '', '', 'maria@mail.ru', 'Имя', 'Заполните поле'],
  ['a name with a picture', 'Мария 😀', '', '', 'Имя', 'Неверный формат'],
  ['a name of one letter', 'Я', '', '', 'Имя', 'Имя не может быть короче 2 символов'],
  ['a long name', 'а'.repeat(21), '', '', 'Имя', 'Имя не может быть больше 20 символов'],
  ['half a date', 'Ян', '0102', '', 'Дата рождения', 'Неверный формат'],
  ['a date that does not exist', 'Ян', '31022000', '', 'Дата рождения', 'Такой даты нет в календаре'],
  ['a birthday to come', 'Ян', '01012190', '', 'Дата рождения', 'Дата рождения не может быть в будущем'],
  ['a wrong e-mail', 'Ян', '', 'maria@', 'E-mail', 'Введите корректный E-mail'],
])('%s is not saved', async (_, name, birthday, email, label, text) => {
  const { user, sent } = open();
  if (name) await user.type(await nameField(), name);
  await nameField();
  if (birthday) await user.type(birthdayField(), birthday);
  if (email) await user.type(emailField(), email);
  await user.click(saveButton());
  expect(await screen.findByText(text)).toBeVisible();
  const field = screen.getByRole('textbox', { name: label });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(keepTogether(text)));
  expect(field).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('the button is off while nothing is typed (spec §5)', async () => {
  const { user, sent } = open();
  await user.type(await nameField(), '  ');
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  expect(saveButton()).toHaveAccessibleDescription('Заполните поле');
  await user.click(saveButton());
  expect(sent()).toEqual([]);
  await user.type(await nameField(), 'Ян');
  expect(saveButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['the server’s message', () => Promise.reject(apiError(422, 'Имя занято')), 'Имя занято'],
  ['the text of spec §8', () => Promise.reject(apiError(503)), 'Не удалось сохранить изменения'],
  ['the message of a «no» with status 200', () => ({ success: false, message: 'Имя занято' }), 'Имя занято'],
])('a failure shows %s in the form and as a toast, and keeps what is typed', async (_, answer, text) => {
  const { user, returned, emitted } = open({ [savePath]: answer });
  await fillIn(user);
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]);
  expect(await nameField()).toHaveValue(' Мария ');
  expect(birthdayField()).toHaveValue('01.02.1990');
  expect(emailField()).toHaveValue('mria@mail.ru');
  expect(returned()).toBe(0);
});

test('a registration that was saved although the answer was lost returns to the step that the login interrupted', async () => {
  let name: string | null = null;
  const { user, returned } = open({
    [userPath]: () => ({ id: 1, name }),
    [savePath]: () => {
      name = 'Ян';
      throw new ApiError({ kind: 'unreachable', status: 503 });
    },
  });
  await user.type(await nameField(), 'Ян');
  await user.click(saveButton());
  await waitFor(() => expect(returned()).toBe(1));
});

test('the server’s messages stand beside their fields', async () => {
  const body = { message: '', errors: { birthday: ['Дата уже указана'], email: ['Такая почта есть'] } };
  const { user } = open({
    [savePath]: () => {
      throw new ApiError({ kind: 'refused', status: 422, body });
    },
  });
  await fillIn(user);
  await user.click(saveButton());
  await waitFor(() => expect(birthdayField()).toHaveAccessibleDescription(/Дата уже указана/));
  expect(emailField()).toHaveAccessibleDescription('Такая почта есть');
});

test('a customer who has a name is sent away', async () => {
  const { returned } = open({}, 'Мария');
  await waitFor(() => expect(returned()).toBe(1));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a panel that was closed while saving closes nothing else', async () => {
  const saving = deferredCall();
  const { user, sent, calls, returned } = open({
    [savePath]: saving.answer,
  });
  await user.type(await nameField(), 'Ян');
  await user.click(saveButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => emit('shell:panel-closed', { panel: 'registration' }));
  await saving.succeed({ success: true });
  await waitFor(() => expect(calls.filter(({ path }) => path === userPath)).toHaveLength(2));
  expect(returned()).toBe(0);
});

test('a customer who cannot be loaded is not asked for a name, and can be requested again', async () => {
  const call = recovering(() => ({ id: 1, name: null }));
  const { user, emitted } = open({
    [userPath]: call.answer,
  });
  const text = 'Не удалось получить данные пользователя';
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await nameField()).toBeVisible();
  expect(saveButton()).toBeVisible();
});

test('the answer to a read that was sent before the save is not shown', async () => {
  const oldRead = deferredCall();
  let reads = 0;
  const { user, queryClient } = open({
    [userPath]: () => {
      reads += 1;
      if (reads !== 2) return { id: 1, name: reads === 1 ? null : 'Ян' };
      return oldRead.answer();
    },
  });
  await user.type(await nameField(), 'Ян');
  void queryClient.invalidateQueries(userQuery());
  await oldRead.isSent();
  await user.click(saveButton());
  await oldRead.succeed({ id: 1, name: null });
  await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)?.name).toBe('Ян'));
});

test.each(['Закрыть', 'Пропустить'])(
  '«%s» returns to the step that the login interrupted, and saves nothing',
  async (name) => {
    const { user, returned, calls } = open();
    await user.click(await screen.findByRole('button', { name }));
    expect(returned()).toBe(1);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);
