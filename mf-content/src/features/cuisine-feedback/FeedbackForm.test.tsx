/** @jest-environment jsdom */
import { type Answer, apiError, deferredCall, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { FeedbackForm } from './FeedbackForm';

const path = '/api/app/feedback/';
const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Отправить отзыв' });

beforeEach(() => sessionStorage.clear());

test('name and message are enough', async () => {
  const { user, calls } = renderInShell(<FeedbackForm />, {
    answers: { [path]: () => ({ success: true }) },
  });
  await user.type(await field('Имя'), 'Анна-Мария');
  await user.type(await field('Что вам понравилось или нет'), ' Рамен чудо ');
  await user.click(send());
  expect(await screen.findByText('Спасибо! Передадим ваши слова кухне')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Анна-Мария', message: 'Рамен чудо', phone: null, email: null },
  ]);
});

test('phone and e-mail are sent when they are given', async () => {
  const { user, calls } = renderInShell(<FeedbackForm />, { answers: { [path]: () => null } });
  await user.type(await field('Имя'), 'Мария');
  await user.type(await field('Что вам понравилось или нет'), 'Рамен');
  await user.type(await field('Телефон'), '9000000001');
  await user.type(await field('E-mail'), 'maria@kitsune.example');
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Отзыв отправлен' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ phone: '79000000001', email: 'maria@kitsune.example' });
});

test('required fields, half a phone and a long message are refused', async () => {
  const { user, calls } = renderInShell(<FeedbackForm />);
  await user.type(await field('Телефон'), '900');
  await user.click(send());
  expect(await screen.findAllByText('Заполните поле')).toHaveLength(2);
  expect(screen.getByText('Введите номер телефона полностью')).toBeVisible();
  await user.click(await field('Что вам понравилось или нет'));
  await user.paste('я'.repeat(2001));
  expect(await screen.findByText('Отзыв не может быть больше 2000 символов')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each<[string, Answer]>([
  ['a failure', () => Promise.reject(apiError(500, 'Кухня не отвечает'))],
  ['an answer that says no', () => ({ success: false, message: 'Кухня не отвечает' })],
])('%s keeps the typed fields', async (_, answer) => {
  const { user } = renderInShell(<FeedbackForm />, { answers: { [path]: answer } });
  await user.type(await field('Имя'), 'Мария');
  await user.type(await field('Что вам понравилось или нет'), 'Рамен');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Кухня не отвечает');
  expect(await field('Что вам понравилось или нет')).toHaveValue('Рамен');
});

test('a text that is typed while the message is being sent is kept for the next message', async () => {
  const call = deferredCall();
  const { user } = renderInShell(<FeedbackForm />, { answers: { [path]: call.answer } });
  await user.type(await field('Имя'), 'Мария');
  await user.type(await field('Что вам понравилось или нет'), 'Рамен');
  await user.click(send());
  await user.type(await field('Что вам понравилось или нет'), ' и десерт');
  await user.type(await field('E-mail'), 'maria@kitsune.example');
  await call.succeed({ success: true });
  await user.click(await screen.findByRole('button', { name: 'Написать еще' }));
  expect(await field('Имя')).toHaveValue('');
  expect(await field('Что вам понравилось или нет')).toHaveValue('Рамен и десерт');
  expect(await field('E-mail')).toHaveValue('maria@kitsune.example');
  expect(sessionStorage).toHaveLength(1);
});
