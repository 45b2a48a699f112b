/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { FeedbackForm } from './FeedbackForm';

const profile = { id: 7, name: 'Мария', phone: '79000000001' };
const field = (name: string) => screen.findByRole('textbox', { name });

/** The form of a customer whose profile arrives when the test calls `read`. */
function renderForm() {
  let read!: (answer: object) => void;
  const promise = new Promise<object>((resolve) => {
    read = resolve;
  });
  const shell = renderInShell(<FeedbackForm />, {
    session: 'user',
    answers: { '/api/user/get-data/': () => promise, '/api/app/feedback/': () => null },
  });
  return { ...shell, read };
}

beforeEach(() => sessionStorage.clear());

test('a profile that is read late fills in name and phone, also of the next message', async () => {
  const { user, calls, read } = renderForm();
  await user.type(await field('Что вам понравилось или нет'), 'Рамен');
  expect(await field('Имя')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await screen.findByText('Заполните поле')).toBeVisible();
  read(profile);
  await waitFor(async () => expect(await field('Имя')).toHaveValue('Мария'));
  expect(await field('Телефон')).toHaveValue('900 000-00-01');
  expect(screen.queryByText('Заполните поле')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  await user.click(await screen.findByRole('button', { name: 'Написать еще' }));
  expect(calls.at(-1)?.body).toEqual({ name: 'Мария', message: 'Рамен', phone: '79000000001', email: null });
  expect(await field('Имя')).toHaveValue('Мария');
  expect(await field('Телефон')).toHaveValue('900 000-00-01');
  expect(await field('Что вам понравилось или нет')).toHaveValue('');
});

test('a field that was typed before the profile arrived stays', async () => {
  const { user, read } = renderForm();
  await user.type(await field('Имя'), 'Анна');
  read(profile);
  await waitFor(async () => expect(await field('Телефон')).toHaveValue('900 000-00-01'));
  expect(await field('Имя')).toHaveValue('Анна');
});

test('a field that the customer has emptied stays empty when the profile is read again', async () => {
  const { user, read, queryClient } = renderForm();
  read(profile);
  await waitFor(async () => expect(await field('Телефон')).toHaveValue('900 000-00-01'));
  await user.clear(await field('Телефон'));
  queryClient.setQueryData(['user'], (kept: object) => ({ ...kept, email: 'maria@kitsune.example' }));
  await user.type(await field('E-mail'), 'a');
  expect(await field('Телефон')).toHaveValue('');
});

test('after a reload an emptied field stays empty, and one left alone is filled', async () => {
  const before = renderForm();
  before.read(profile);
  await waitFor(async () => expect(await field('Телефон')).toHaveValue('900 000-00-01'));
  await before.user.clear(await field('Телефон'));
  await before.user.type(await field('Что вам понравилось или нет'), 'Рамен');
  before.unmount();
  const after = renderForm();
  expect(await field('Имя')).toHaveValue('');
  after.read(profile);
  await waitFor(async () => expect(await field('Имя')).toHaveValue('Мария'));
  expect(await field('Телефон')).toHaveValue('');
  expect(await field('Что вам понравилось или нет')).toHaveValue('Рамен');
});

test('a guest’s form reads no profile', async () => {
  const { calls } = renderInShell(<FeedbackForm />);
  expect(await field('Имя')).toHaveValue('');
  expect(calls).toEqual([]);
});
