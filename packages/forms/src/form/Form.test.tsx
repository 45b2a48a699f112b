/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { on } from '@storefront/contracts';
import { keepTogether, validateEmail, validateName, validateRequired } from '@storefront/domain';
import { Button, TextField } from '@storefront/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { validatedText } from '../schema/validatedText';
import { Form, type FormProps } from './Form';
import { useZodForm } from './useZodForm';

const schema = z.object({
  name: validatedText(validateName),
  email: validatedText((value) => validateRequired(value) ?? validateEmail(value)),
});

type Save = (values: { name: string; email: string }) => Promise<unknown>;

type Look = Partial<Pick<FormProps<{ name: string; email: string }, unknown>, 'failure' | 'failureIn'>>;

function Customer({ save, ...look }: Look & { save: Save }) {
  const form = useZodForm({ schema, defaultValues: { name: '', email: '' } });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form form={form} onSubmit={save} failure="Не удалось сохранить данные" {...look}>
      <TextField label="Имя" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Почта" error={errors.email?.message} {...form.register('email')} />
      <Button type="submit" isLoading={isSubmitting}>
        Сохранить
      </Button>
    </Form>
  );
}

function setUp(save: Save, look: Look = {}) {
  render(<Customer save={save} {...look} />);
  return {
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: 'Имя' }),
    email: screen.getByRole('textbox', { name: 'Почта' }),
    button: screen.getByRole('button', { name: 'Сохранить' }),
  };
}

test('an invalid form is not saved: each problem stands beside its field and the first field has the focus', async () => {
  const save = jest.fn();
  const { user, name, email, button } = setUp(save);
  await user.type(email, 'neither');
  await user.click(button);
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Заполните поле');
  expect(email).toHaveAccessibleDescription('Введите корректный E-mail');
  expect(save).not.toHaveBeenCalled();

  await user.type(name, 'Анна');
  expect(name).not.toHaveAccessibleDescription();
});

test('valid values are saved trimmed', async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  const { user, name, email } = setUp(save);
  await user.type(name, '  Анна ');
  await user.type(email, 'anna@example.com{Enter}');
  expect(save).toHaveBeenCalledWith({ name: 'Анна', email: 'anna@example.com' });
});

test('a second submit while saving does nothing', async () => {
  let finish = () => undefined as void;
  const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, name, email } = setUp(save);
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com{Enter}');
  // Not through the button, which is blocked by itself while it loads.
  fireEvent.submit(email);
  await screen.findByRole('button', { name: 'Сохранить', busy: true });
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});

test('a form may choose the text of a failure itself', async () => {
  const error = new ApiError({ kind: 'refused', status: 429, body: { message: 'Занято', seconds: 7 } });
  const { user, name, email } = setUp(() => Promise.reject(error), {
    failure: (thrown) => (thrown instanceof ApiError ? `Подождите ${thrown.seconds}` : ''),
  });
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Подождите 7');
});

test.each([
  [
    'the server’s message',
    new ApiError({ kind: 'refused', status: 422, body: { message: 'Занято' } }),
    'Занято',
  ],
  ['the fallback text', new ApiError({ kind: 'unreachable', status: 503 }), 'Не удалось сохранить данные'],
])('a failed save shows %s and keeps the typed values', async (_, error, text) => {
  const { user, name, email } = setUp(() => Promise.reject(error));
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(name).toHaveValue('Анна');
});

test('a message about a part of a field stands beside the field', async () => {
  const body = {
    message: 'Проверьте поля',
    errors: { 'email.0': ['Такая почта уже есть'], 'email.1': ['И эта'] },
  };
  const { user, name, email } = setUp(() =>
    Promise.reject(new ApiError({ kind: 'refused', status: 422, body })),
  );
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription(keepTogether('Такая почта уже есть И эта')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the server’s message about a field stands beside the field', async () => {
  const body = { message: 'Проверьте поля', errors: { email: ['Такая почта уже есть'], other: ['?'] } };
  const { user, name, email } = setUp(() =>
    Promise.reject(new ApiError({ kind: 'refused', status: 422, body })),
  );
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Такая почта уже есть')).toBeVisible();
  expect(email).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a field of the form', 'email', 'Такая почта уже есть'],
  ['no field of the form', 'other', ''],
])('a form that toasts its failures toasts one of %s once', async (_, field, description) => {
  const body = { message: 'Проверьте поля', errors: { [field]: ['Такая почта уже есть'] } };
  const toasts: unknown[] = [];
  const stop = on('shell:toast-requested', (shown) => toasts.push(shown));
  const { user, name, email } = setUp(
    () => Promise.reject(new ApiError({ kind: 'refused', status: 422, body })),
    { failureIn: 'toast' },
  );
  await user.type(name, 'Анна');
  await user.type(email, 'anna@example.com{Enter}');
  await waitFor(() => expect(toasts).toEqual([{ text: 'Проверьте поля', tone: 'error' }]));
  expect(email).toHaveAccessibleDescription(keepTogether(description));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  stop();
});
