/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import {
  type Answer,
  apiError,
  deferredCall,
  headContext,
  renderInShell,
  recovering,
} from '@storefront/testing';
import { cleanup, screen } from '@testing-library/react';
import FranchisePage, { head, schema } from './FranchisePage';

const path = '/api/franchise/';
const done = { success: true, message: 'Спасибо! Позвоним завтра' };
const renderPage = (answer: Answer = () => done) =>
  renderInShell(<FranchisePage />, { url: '/about/franchise', answers: { [path]: answer } });
const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Отправить заявку' });

async function fill(user: ReturnType<typeof renderPage>['user']) {
  const values = { Имя: 'Мария', Телефон: '9000000001', Город: 'Тверь' };
  for (const [name, value] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(value);
  }
}

beforeEach(() => sessionStorage.clear());

test('the request is sent once and the server’s thanks are shown', async () => {
  const { user, calls } = renderPage();
  await fill(user);
  await user.type(await field('E-mail'), 'maЫria@kitsune.example');
  await user.dblClick(send());
  expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
  expect(screen.getByText('Спасибо! Позвоним завтра')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Мария', phone: '79000000001', email: 'maria@kitsune.example', city: 'Тверь', comment: null },
  ]);
  expect(sessionStorage).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Отправить еще одну' }));
  expect(await field('Имя')).toHaveValue('');
  expect(await field('Имя')).toHaveFocus();
});

test('without a message in the answer the storefront’s own thanks are shown', async () => {
  const { user } = renderPage(() => null);
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Спасибо! Мы позвоним по этому номеру')).toBeVisible();
});

test('an empty form says what to fill in, focuses the first field, and sends nothing (spec §5)', async () => {
  const { user, calls } = renderPage();
  await field('Имя');
  await user.click(send());
  expect(await screen.findAllByText('Заполните поле')).toHaveLength(3);
  expect(await field('Имя')).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each([
  ['Имя', 'Maria', 'Поле должно содержать только кириллицу и пробелы'],
  ['Имя', 'М', 'Имя не может быть короче 2 символов'],
  ['Телефон', '900', 'Введите номер телефона полностью'],
  ['E-mail', 'maria', 'Введите корректный E-mail'],
])('the field «%s» refuses %s', async (name, value, problem) => {
  const { user, calls } = renderPage();
  await user.type(await field(name), value);
  await user.click(send());
  expect(await screen.findByText(problem)).toBeVisible();
  expect(calls).toEqual([]);
});

test('the server’s messages stand under their fields, and the typed fields stay (readings 15)', async () => {
  const { user } = renderPage(() => {
    throw apiError(422, 'Проверьте поля', { errors: { city: ['Здесь уже есть партнер'] } });
  });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Здесь уже есть партнер')).toBeVisible();
  expect(await field('Город')).toHaveAccessibleDescription('Здесь уже есть партнер');
  expect(await field('Имя')).toHaveValue('Мария');
});

test.each([
  ['the server’s message', 'Заявка уже есть', 'Заявка уже есть'],
  ['a text of its own', null, 'Не удалось сохранить данные'],
])(
  'an answer with success false is a failure: it shows %s and keeps the typed fields',
  async (_, message, text) => {
    const { user } = renderPage(() => ({ success: false, message }));
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await field('Имя')).toHaveValue('Мария');
    expect(sessionStorage).not.toHaveLength(0);
  },
);

test.each([
  ['a limit', apiError(429, '', { seconds: 42 }), /Попробуйте через 42\sсекунды/],
  ['a failure', apiError(500), /Не удалось сохранить данные/],
  ['a lost answer', new ApiError({ kind: 'unreachable', status: 503 }), /не знаем, дошло ли сообщение/],
])('%s is shown, and the request can be sent again', async (_, error, text) => {
  const call = recovering(() => done, error);
  const { user, calls } = renderPage(call.answer);
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await field('Город')).toHaveValue('Тверь');
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Отправить еще раз' }));
  expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([calls[0]?.body, calls[0]?.body]);
});

test('a draft survives a closed page', async () => {
  const first = renderPage();
  await fill(first.user);
  first.unmount();
  renderPage();
  expect(await field('Имя')).toHaveValue('Мария');
  expect(await field('Город')).toHaveValue('Тверь');
});

test('the answer to a form that was left while it was sent removes its draft, not the draft of the next form', async () => {
  const call = deferredCall();
  const openAgain = async () => {
    const first = renderPage(call.answer);
    await fill(first.user);
    await first.user.click(send());
    await call.isSent();
    first.unmount();
    const { user } = renderPage();
    return { user, city: await field('Город') };
  };
  await openAgain();
  await call.succeed(done);
  expect(sessionStorage).toHaveLength(0);
  cleanup();

  const { user, city } = await openAgain();
  await user.type(city, ' и Клин');
  await call.succeed(done);
  cleanup();
  renderPage();
  expect(await field('Имя')).toHaveValue('Мария');
  expect(await field('Город')).toHaveValue('Тверь и Клин');
});

test('a form that is opened again while it is sent cannot be sent twice, and shows the thanks', async () => {
  const call = deferredCall();
  const first = renderPage(call.answer);
  await fill(first.user);
  await first.user.click(send());
  await call.isSent();
  first.unmount();
  const second = renderPage();
  await field('Имя');
  await second.user.click(screen.getByRole('button', { name: /Отправить заявку/ }));
  expect(second.calls).toEqual([]);
  await call.succeed(done);
  expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Отправить еще одну' }));
  expect(await field('Город')).toHaveValue('');
});

test('a form that is opened again says that the earlier call has failed, and can be sent', async () => {
  const call = deferredCall();
  const first = renderPage(call.answer);
  await fill(first.user);
  await first.user.click(send());
  await call.isSent();
  first.unmount();
  const second = renderPage();
  await field('Имя');
  await call.fail(apiError(503));
  expect(await screen.findByText(/мы не знаем, дошло ли сообщение/)).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Отправить еще раз' }));
  expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeVisible();
  expect(second.calls).toHaveLength(1);
});

test('Enter in a field sends nothing', async () => {
  const { user, calls } = renderPage();
  await fill(user);
  await user.type(await field('Город'), '{Enter}');
  expect(calls).toEqual([]);
});

test('exports its title and breadcrumbs, and shows the offer to partners', async () => {
  renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Франшиза' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Что получает партнер' })).toBeVisible();
  expect(screen.getByText(/Откройте «Танто»/)).toBeVisible();
  const context = headContext();
  expect(head(context).title).toBe('Франшиза — Танто');
  const item = (position: number, name: string, path: string) => ({
    position,
    name,
    item: context.absolute(path),
  });
  expect(await schema(context)).toMatchObject([
    {
      itemListElement: [
        item(1, 'Танто', '/'),
        item(2, 'О компании', '/about'),
        item(3, 'Франшиза', '/about/franchise'),
      ],
    },
  ]);
});
