/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { fakePictures } from '@storefront/forms/testing';
import { apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import RestaurantReviewPanel from './RestaurantReviewPanel';

const list = '/api/app/restaurants/';
const review = '/api/qa/';
const criteria = [
  'Внимание и доброжелательность',
  'Скорость обслуживания',
  'Качество блюд',
  'Качество напитков',
  'Атмосфера',
];

beforeEach(() => void fakePictures());

type Options = Parameters<typeof renderInShell>[1];

function open({ slug, answers, ...options }: Options & { slug?: string } = {}) {
  const shell = renderInShell(<RestaurantReviewPanel {...(slug === undefined ? {} : { slug })} />, {
    session: 'user',
    ...options,
    answers: {
      [list]: () =>
        testRestaurants().map((restaurant) => ({ ...restaurant, slug: `r${String(restaurant['id'])}` })),
      [review]: () => ({ success: true }),
      ...answers,
    },
  });
  const sent = () => shell.calls.filter(({ path }) => path === review).map(({ body }) => body);
  return { ...shell, sent };
}

const send = () => screen.findByRole('button', { name: 'Отправить отзыв' });
const restaurant = () => screen.findByRole('combobox', { name: 'Ресторан' });
const group = (name: string) => screen.getByRole('radiogroup', { name });
const rate = (name: string, stars: number) =>
  fireEvent.click(within(group(name)).getByRole('radio', { name: `${stars} из\u00A05` }));
const date = () => screen.getByLabelText('Дата посещения');
const comment = () => screen.getByLabelText('Комментарий');
const photo = () => new File(['x'], 'hall.png', { type: 'image/png', lastModified: 1 });
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Добавить фото', { selector: 'input' }), { target: { files } });

async function fill(user: ReturnType<typeof open>['user']) {
  await send();
  for (const name of criteria) rate(name, 4);
  await user.type(date(), '21.11.2026');
}

test('a restaurant is searched and chosen; the button waits for it', async () => {
  const { user } = open();
  expect(await send()).toHaveAccessibleDescription('Выберите ресторан');
  await user.type(await restaurant(), 'бутырская');
  expect(screen.getAllByRole('option')).toEqual([screen.getByRole('option', { name: /Руставели/ })]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await restaurant()).toHaveValue('Танто на Руставели');
  expect(await send()).not.toHaveAttribute('aria-disabled');

  await user.keyboard('{Escape}');
  expect(await restaurant()).toHaveValue('Танто на Руставели');

  // All restaurants are offered for another choice, and typing clears this choice.
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('option', { name: /Руставели.*Выбран/ })).toBeVisible();
  await user.type(await restaurant(), '?');
  expect(await send()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getAllByText('Ресторан не найден')[0]).toBeVisible();
});

test('the slug chooses the restaurant; the review is sent, and the thanks take the focus', async () => {
  const { user, sent, emitted } = open({
    slug: 'r2',
    answers: { [review]: () => ({ success: true, message: 'Спасибо, прочитаем' }) },
  });
  await waitFor(async () => expect(await restaurant()).toHaveValue('Танто на Арбате'));
  await fill(user);
  await user.type(comment(), '  Вкусно ');
  attach(photo());
  await user.click(await send());
  expect(await screen.findByRole('heading', { name: 'Отзыв отправлен' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Спасибо, прочитаем');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent()).toEqual([
    {
      type: 'pickup',
      organization_id: 2,
      pickup_date: '2026-11-21T00:00:00+03:00',
      comment: 'Вкусно',
      attachments: [expect.objectContaining({ name: 'hall.png.jpg', type: 'image/jpeg' })],
      estimations: [
        { key: 'attention_and_friendliness', value: 4 },
        { key: 'service_speed', value: 4 },
        { key: 'dishes_quality', value: 4 },
        { key: 'drink_quality', value: 4 },
        { key: 'atmosphere', value: 4 },
      ],
    },
  ]);
  await user.dblClick(screen.getByRole('button', { name: 'Готово' }));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
});

test('a review with photos shows how far it is sent', async () => {
  const sending = deferredCall();
  const answer: NonNullable<NonNullable<Options>['answers']>[string] = ({ onUpload }) => {
    onUpload?.(0.5);
    return sending.answer();
  };
  const { user } = open({ slug: 'r2', answers: { [review]: answer } });
  await fill(user);
  attach(photo());
  await user.click(await send());
  expect(await screen.findByRole('progressbar', { name: 'Отправка фото' })).toHaveValue(50);
  await sending.succeed({});
  expect(await screen.findByRole('heading', { name: 'Отзыв отправлен' })).toBeVisible();
});

test('an empty answer is a success too', async () => {
  const { user } = open({ slug: 'r2', answers: { [review]: () => null } });
  await fill(user);
  await user.click(await send());
  expect(await screen.findByText('Спасибо! Мы прочитаем отзыв и постараемся стать лучше')).toBeVisible();
});

test('an answer with success false is a failure, and the review stays', async () => {
  const { user, emitted } = open({
    slug: 'r2',
    answers: { [review]: () => ({ success: false, message: 'Отзыв уже есть' }) },
  });
  await fill(user);
  await user.type(comment(), 'Вкусно');
  await user.click(await send());
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([{ text: 'Отзыв уже есть', tone: 'error' }]),
  );
  expect(screen.queryByRole('heading', { name: 'Отзыв отправлен' })).not.toBeInTheDocument();
  expect(comment()).toHaveValue('Вкусно');
});

test('unrated criteria are marked, the first takes the focus, and nothing is sent', async () => {
  const { user, sent } = open({ slug: 'r2' });
  await send();
  rate('Внимание и доброжелательность', 5);
  rate('Качество блюд', 5);
  await user.click(await send());
  const speed = group('Скорость обслуживания');
  await waitFor(() => expect(speed).toHaveAccessibleDescription('Поставьте оценку'));
  expect(group('Атмосфера')).toHaveAccessibleDescription('Поставьте оценку');
  expect(group('Качество блюд')).not.toHaveAttribute('aria-invalid');
  expect(within(speed).getByRole('radio', { name: '1 из\u00A05' })).toHaveFocus();
  expect(date()).toHaveAccessibleDescription(/Заполните поле/);
  rate('Скорость обслуживания', 1);
  await waitFor(() => expect(speed).not.toHaveAttribute('aria-invalid'));
  expect(sent()).toEqual([]);
});

test.each([
  ['99.11.2026', 'Такой даты нет в календаре'],
  ['01.01.2999', 'Эта дата еще не наступила'],
])('the day %s is refused', async (day, problem) => {
  const { user, sent } = open({ slug: 'r2' });
  await send();
  for (const name of criteria) rate(name, 5);
  await user.type(date(), day);
  await user.click(await send());
  await waitFor(() => expect(date()).toHaveAccessibleDescription(new RegExp(keepTogether(problem))));
  expect(date()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a guest logs in first, and the entered review stays', async () => {
  const { user, sent, emitted } = open({ slug: 'r2', session: 'guest' });
  await user.click(await send());
  await waitFor(() => expect(group('Атмосфера')).toHaveAccessibleDescription('Поставьте оценку'));
  expect(emitted('shell:panel-requested')).toEqual([]);
  await fill(user);
  await user.type(comment(), 'Вкусно');
  await user.click(await send());
  await waitFor(() => expect(emitted('shell:panel-requested')).toEqual([{ panel: 'auth', params: {} }]));
  expect(sent()).toEqual([]);
  expect(comment()).toHaveValue('Вкусно');
  expect(await send()).not.toHaveAttribute('aria-disabled');
});

test.each([
  [undefined, 'Не удалось сохранить данные'],
  ['Отзывы пока не принимаем', 'Отзывы пока не принимаем'],
])('a failure (%s) is toasted, what was entered stays and can be sent again', async (message, text) => {
  const call = recovering(() => ({ success: true }), apiError(500, message));
  const { user, emitted, sent } = open({
    slug: 'r2',
    answers: {
      [review]: call.answer,
    },
  });
  await fill(user);
  await user.type(comment(), 'Вкусно');
  attach(photo());
  await user.click(await send());
  await waitFor(() => expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]));
  await waitFor(async () => expect(await send()).not.toHaveAttribute('aria-disabled'));
  expect(comment()).toHaveValue('Вкусно');
  expect(date()).toHaveValue('21.11.2026');
  expect(screen.getByRole('img', { name: 'hall.png' })).toBeVisible();
  call.recover();
  await user.click(await send());
  expect(await screen.findByText('Отзыв отправлен')).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('the server’s messages about fields stand beside them', async () => {
  const errors = {
    organization_id: ['Ресторан закрыт'],
    pickup_date: ['Слишком давно'],
    estimations: ['Поставьте все пять оценок'],
    comment: ['Слишком длинно'],
    attachments: ['Не картинка'],
  };
  const { user } = open({
    slug: 'r2',
    answers: { [review]: () => Promise.reject(apiError(422, 'Проверьте поля', { errors })) },
  });
  await fill(user);
  await user.click(await send());
  expect(await screen.findByText('Поставьте все пять оценок')).toBeVisible();
  expect(await restaurant()).toHaveAccessibleDescription('Ресторан закрыт');
  expect(await restaurant()).toHaveFocus();
  expect(date()).toHaveAccessibleDescription(/Слишком давно/);
  expect(comment()).toHaveAccessibleDescription('Слишком длинно');
  expect(screen.getByText('Не картинка')).toBeVisible();
});

test('a second press while it is being sent sends once', async () => {
  const sending = deferredCall();
  const { user, sent } = open({
    slug: 'r2',
    answers: { [review]: sending.answer },
  });
  await fill(user);
  await user.dblClick(await send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await send()).toHaveAttribute('aria-busy', 'true');
  fireEvent.submit(comment());
  await sending.succeed({});
  expect(await screen.findByText('Отзыв отправлен')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('Enter in a field sends nothing', async () => {
  const { user, sent } = open({ slug: 'r2' });
  await fill(user);
  await user.type(date(), '{Enter}');
  expect(sent()).toEqual([]);
});

test('a panel that was closed meanwhile toasts the success', async () => {
  const sending = deferredCall();
  const { user, sent, emitted } = open({
    slug: 'r2',
    answers: { [review]: sending.answer },
  });
  await fill(user);
  await user.click(await send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => emit('shell:panel-closed', { panel: 'restaurant-review' }));
  await sending.succeed({});
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([{ text: 'Отзыв отправлен', tone: 'success' }]),
  );
});

test('a panel that is opened again before it has unmounted is empty again', async () => {
  const { user } = open({ slug: 'r2' });
  await fill(user);
  await user.type(comment(), 'Вкусно');
  act(() => emit('shell:panel-closed', { panel: 'auth' }));
  act(() => emit('shell:panel-opened', { panel: 'restaurant-review' }));
  expect(comment()).toHaveValue('Вкусно');
  act(() => emit('shell:panel-closed', { panel: 'restaurant-review' }));
  act(() => emit('shell:panel-opened', { panel: 'restaurant-review' }));
  await send();
  expect(comment()).toHaveValue('');
  expect(date()).toHaveValue('');
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('five photos at most, pictures only, no doubles', async () => {
  open({ slug: 'r2' });
  await send();
  const files = [1, 2, 3, 4, 5, 6].map((n) => new File(['x'], `${n}.png`, { type: 'image/png' }));
  attach(photo(), photo(), new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findAllByRole('img', { name: /png/ })).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Загрузите картинку');
  attach(...files);
  await waitFor(() => expect(screen.getAllByRole('img', { name: /png/ })).toHaveLength(5));
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 5 фото');
});

describe('the restaurants', () => {
  test('are awaited with skeletons', () => {
    const { container } = open({ answers: { [list]: () => new Promise(() => undefined) } });
    expect(screen.getByText('Загружаем рестораны')).toBeInTheDocument();
    expect(container.querySelectorAll('[data-shape=row]')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Отправить отзыв' })).not.toBeInTheDocument();
  });

  test('that fail to load are toasted and can be loaded again', async () => {
    const call = recovering(() => testRestaurants());
    const { user, emitted } = open({
      answers: {
        [list]: call.answer,
      },
    });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.getByText('Не удалось получить данные')).toBeVisible();
    expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]);
    call.recover();
    await user.click(retry);
    expect(await restaurant()).toBeVisible();
  });

  test('may be none', async () => {
    open({ answers: { [list]: () => [] } });
    expect(await screen.findByText('Ресторанов пока нет')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить отзыв' })).not.toBeInTheDocument();
  });
});
