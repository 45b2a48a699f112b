/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { fakePictures } from '@storefront/forms/testing';
import { enter, apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import OrderReviewPanel from './OrderReviewPanel';

const detail = '/api/user/orders/{id}/';
const estimate = '/api/user/orders/{id}/estimate/';

beforeEach(() => void fakePictures());

function open(answers: Parameters<typeof renderInShell>[1] = {}, more: Record<string, unknown> = {}) {
  const shell = renderInShell(<OrderReviewPanel id="48213" />, {
    session: 'user',
    answers: {
      [detail]: () => testOrder({ status_slug: 'closed', ...more }),
      [estimate]: () => ({ success: true }),
      ...answers.answers,
    },
  });
  const sent = () => shell.calls.filter(({ path }) => path === estimate).map(({ body }) => body);
  return { ...shell, sent };
}

const group = (name: string) => screen.findByRole('radiogroup', { name });
const rate = async (name: string, stars: number) =>
  fireEvent.click(within(await group(name)).getByRole('radio', { name: `${stars} из\u00A05` }));
const title = () => screen.getByRole('heading', { level: 2 });
const done = () => screen.getByRole('button', { name: 'Готово' });
const rateDishes = async () => {
  await rate('Филадельфия с лососем', 5);
  await rate('Рамэн тонкоцу', 3);
};
const photo = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 });
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Добавить фото', { selector: 'input' }), { target: { files } });
const previews = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

test('the title follows the stars, and the claims are shown at one to four', async () => {
  open();
  await group('Оценка заказа');
  expect(title()).toHaveTextContent('Оцените нас');
  const claims = () =>
    within(screen.getByRole('group', { name: 'Что не понравилось' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  for (const stars of [1, 2, 3, 4]) {
    await rate('Оценка заказа', stars);
    expect(title()).toHaveTextContent('Что-то не понравилось?');
    expect(claims()).toEqual([
      'Слишком долго',
      'Опоздали',
      'Невкусно',
      'Ошибка в заказе',
      'Грубый курьер',
      'Забыли соус',
    ]);
  }
  await rate('Оценка заказа', 5);
  expect(title()).toHaveTextContent('Спасибо!');
  expect(screen.queryByRole('group', { name: 'Что не понравилось' })).not.toBeInTheDocument();
});

test('sends the review, thanks and goes back; the order is read again', async () => {
  const { user, sent, emitted, calls } = open();
  await rate('Оценка заказа', 4);
  await user.click(screen.getByRole('button', { name: 'Опоздали' }));
  await user.click(screen.getByRole('button', { name: 'Невкусно' }));
  await user.click(screen.getByRole('button', { name: 'Невкусно' }));
  expect(screen.getByRole('button', { name: 'Опоздали' })).toHaveAttribute('aria-pressed', 'true');
  await rateDishes();
  enter(screen.getByLabelText('Комментарий'), '  остыло ');
  attach(photo('dish.png'));
  await user.click(done());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent()).toEqual([
    {
      mark: 4,
      is_too_long: 0,
      is_late: 1,
      is_not_tasty: 0,
      is_order_mishandled: 0,
      is_rude_deliverer: 0,
      is_forgot_sauce: 0,
      comment: 'остыло',
      images: [expect.objectContaining({ name: 'dish.png.jpg', type: 'image/jpeg' })],
      products: [
        { id: 1, rating: 5 },
        { id: 2, rating: 3 },
      ],
    },
  ]);
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Спасибо за оценку', tone: 'success' }]);
  await waitFor(() => expect(calls.filter(({ path }) => path === detail)).toHaveLength(2));
});

test('unrated products are marked, the first of them takes the focus, and nothing is sent', async () => {
  const { user, sent } = open();
  await rate('Оценка заказа', 5);
  await rate('Филадельфия с лососем', 5);
  await user.click(done());
  const unrated = await group('Рамэн тонкоцу');
  await waitFor(() => expect(unrated).toHaveAccessibleDescription('Оцените блюдо'));
  expect(await group('Филадельфия с лососем')).not.toHaveAttribute('aria-invalid');
  expect(within(unrated).getByRole('radio', { name: '1 из\u00A05' })).toHaveFocus();
  expect(sent()).toEqual([]);
  await rate('Рамэн тонкоцу', 1);
  await waitFor(() => expect(unrated).not.toHaveAttribute('aria-invalid'));
  await user.click(done());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('an order without stars is marked before its dishes', async () => {
  const { user, sent } = open();
  const order = await group('Оценка заказа');
  await user.click(done());
  await waitFor(() => expect(order).toHaveAccessibleDescription('Поставьте оценку'));
  expect(within(order).getByRole('radio', { name: '1 из\u00A05' })).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['a failure', () => Promise.reject(apiError(500)), 'Не удалось сохранить данные'],
  [
    'a failure with a message',
    () => Promise.reject(apiError(500, 'Сервис оценок закрыт')),
    'Сервис оценок закрыт',
  ],
  [
    'a «no» with status 200',
    () => ({ success: false, message: 'Сервис оценок закрыт' }),
    'Сервис оценок закрыт',
  ],
])('%s is toasted, and what was entered stays', async (_, answer, text) => {
  const { user, emitted, queryClient } = open({ answers: { [estimate]: answer } });
  await rate('Оценка заказа', 5);
  await rateDishes();
  enter(screen.getByLabelText('Комментарий'), 'вкусно');
  attach(photo('dish.png'));
  await user.click(done());
  await waitFor(() => expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByLabelText('Комментарий')).toHaveValue('вкусно');
  expect(previews()).toEqual(['dish.png']);
  expect(done()).not.toHaveAttribute('aria-disabled');
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('a review with photos shows how far it is sent', async () => {
  const sending = deferredCall();
  const { user } = open({
    answers: {
      [estimate]: ({ onUpload }) => {
        onUpload?.(0.5);
        return sending.answer();
      },
    },
  });
  await rate('Оценка заказа', 5);
  await rateDishes();
  attach(photo('dish.png'));
  await user.click(done());
  expect(await screen.findByRole('progressbar', { name: 'Отправка фото' })).toHaveValue(50);
  await sending.succeed({});
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('the server’s messages about the comment and the photos stand beside these fields', async () => {
  const { user, emitted } = open({
    answers: {
      [estimate]: () => {
        const errors = { comment: ['Слишком длинно'], images: ['Файл поврежден'] };
        throw apiError(422, 'Проверьте поля', { errors });
      },
    },
  });
  await rate('Оценка заказа', 5);
  await rateDishes();
  attach(photo('dish.png'));
  await user.click(done());
  const comment = screen.getByLabelText('Комментарий');
  await waitFor(() => expect(comment).toHaveAccessibleDescription('Слишком длинно'));
  expect(await screen.findByText('Файл поврежден')).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Проверьте поля', tone: 'error' }]);
});

test.each([
  ['closed meanwhile does not close the one below', ['shell:panel-closed'], 0],
  ['closed and opened again meanwhile is left', ['shell:panel-closed', 'shell:panel-opened'], 1],
] as const)('a panel that was %s', async (_, events, timesLeft) => {
  const sending = deferredCall();
  const { user, sent, toasts, emitted } = open({
    answers: { [estimate]: sending.answer },
  });
  await rate('Оценка заказа', 5);
  await rateDishes();
  await user.click(done());
  await waitFor(() => expect(sent()).toHaveLength(1));
  for (const event of events) act(() => emit(event, { panel: 'order-review' }));
  await sending.succeed({});
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(emitted('shell:panel-back-requested')).toHaveLength(timesLeft);
});

test('an order that another tab has reviewed meanwhile shows the answer and blocks the button', async () => {
  let estimation: object | null = null;
  const { user, emitted } = open({
    answers: {
      [detail]: () => testOrder({ status_slug: 'closed', estimation }),
      [estimate]: () => Promise.reject(apiError(422, 'Заказ уже оценен')),
    },
  });
  await rate('Оценка заказа', 5);
  await rateDishes();
  estimation = { mark: 1 };
  await user.click(done());
  await waitFor(() => expect(done()).toHaveAccessibleDescription('Вы уже оценили этот заказ'));
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Заказ уже оценен', tone: 'error' }]);
  expect(within(await group('Рамэн тонкоцу')).getByRole('radio', { name: '3 из\u00A05' })).toBeChecked();
});

test.each([
  [{ estimation: { mark: 5 } }, 'Вы уже оценили этот заказ'],
  [{ status_slug: 'on_the_way' }, 'Оценить можно после того, как заказ выполнен'],
])('%j cannot be reviewed', async (more, reason) => {
  const { user, sent } = open({}, more);
  await waitFor(() => expect(done()).toHaveAccessibleDescription(keepTogether(reason)));
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  await user.click(done());
  expect(sent()).toEqual([]);
});

test('a failed load is toasted and can be repeated', async () => {
  const call = recovering(() => testOrder({ status_slug: 'closed' }));
  const { user, emitted } = open({
    answers: {
      [detail]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await group('Оценка заказа')).toBeInTheDocument();
});

test('an order of nulls can be rated only as a whole', async () => {
  const { user, sent, container } = open({
    answers: { [detail]: () => ({ id: 48213, status_slug: 'closed' }) },
  });
  await rate('Оценка заказа', 5);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
  await user.click(done());
  await waitFor(() =>
    expect(sent()).toEqual([expect.objectContaining({ mark: 5, products: [], comment: null })]),
  );
});
