/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { bonusCalls } from '@storefront/api-contract/server';
import { type Answer, apiError, longestText, renderInShell, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import BonusCardPanel from './BonusCardPanel';

const userPath = '/api/user/get-data/';
const cardsPath = '/api/user/bonus/cards/';
const buyerBonusPath = '/api/user/bonus/buyer-bonus/';
const activatePath = '/api/user/bonus/activate-card/';

const renderCard = (answers: Record<string, Answer> = {}) =>
  renderInShell(<BonusCardPanel />, {
    session: 'user',
    answers: {
      [userPath]: () => ({ id: 1, premium_bonus: { balance: 1240 } }),
      [cardsPath]: () => [{ number: '7701100020241159' }, { number: '1' }],
      [buyerBonusPath]: () => [],
      ...answers,
    },
  });

const field = () => screen.getByRole('textbox', { name: 'Номер карты' });
const bind = () => screen.getByRole('button', { name: 'Привязать' });

async function openForm(answers: Record<string, Answer> = {}) {
  const view = renderCard(answers);
  await view.user.click(await screen.findByRole('button', { name: 'Привязать другую карту' }));
  return view;
}

test('shows the current card, and opens its QR code', async () => {
  const { user, emittedEvents } = renderCard();
  expect(screen.getByRole('heading', { level: 2, name: 'Моя карта' })).toBeVisible();
  expect(await screen.findByText('7701 1000 2024 1159')).toBeVisible();
  expect(await screen.findByText('1 240')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать QR-код' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'qr-code', params: {} });
});

test('the longest number that the back end takes can be pasted in groups', async () => {
  const takes = (card_number: string) => bonusCalls.activateCard.body?.safeParse({ card_number }).success;
  const number = '7701'.repeat(longestText(takes) / 4);
  const { user } = await openForm();
  await user.paste(number.replaceAll('7701', '7701 '));
  expect(field()).toHaveValue(number);
});

test('binds another card: digits only, then the cards and the customer are read again', async () => {
  let number = '7701100020241159';
  const { user, calls, emittedEvents } = await openForm({
    [cardsPath]: () => [{ number }],
    [activatePath]: () => {
      number = '7701100020241167';
      return { success: true, debug: null };
    },
  });
  expect(field()).toHaveFocus();
  expect(bind()).toHaveAttribute('aria-disabled', 'true');
  expect(bind()).toHaveAccessibleDescription('Введите номер карты');

  await user.type(field(), '7701 a1000-2024');
  await user.paste(' 1167 ');
  expect(field()).toHaveValue('7701100020241167');
  await user.keyboard('{Enter}');

  expect(await screen.findByText('7701 1000 2024 1167')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Привязать другую карту' })).toHaveFocus();
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:toast-requested',
    payload: { text: 'Карта привязана', tone: 'success' },
  });
  const paths = calls.map(({ path }) => path);
  const bound = paths.indexOf(activatePath);
  expect(calls[bound]?.body).toEqual({ card_number: '7701100020241167' });
  expect(paths.slice(bound + 1)).toEqual(expect.arrayContaining([cardsPath, userPath, buyerBonusPath]));
});

test.each<[string, Answer, string]>([
  [
    'the reason',
    () => ({ success: false, debug: { error_description: 'Карта с таким номером не найдена' } }),
    'Карта с таким номером не найдена',
  ],
  ['a message instead', () => ({ success: false, message: 'Карта занята' }), 'Карта занята'],
  ['no reason', () => ({ success: false, debug: [] }), 'Не удалось сохранить данные'],
  [
    'a reason that is no text',
    () => ({ success: false, debug: { error_description: 17 } }),
    'Не удалось сохранить данные',
  ],
  ['an answer without success', () => ({ debug: null }), 'Не удалось сохранить данные'],
  [
    'the server’s message',
    () => {
      throw apiError(429, 'Слишком много попыток. Попробуйте позже');
    },
    'Слишком много попыток. Попробуйте позже',
  ],
  [
    'a server that is down',
    () => {
      throw apiError(500);
    },
    'Не удалось сохранить данные',
  ],
])('a card that is not bound: %s is shown in the form, and the number stays', async (_, answer, text) => {
  const { user, calls, emittedEvents } = await openForm({ [activatePath]: answer });
  await user.type(field(), '770110{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveValue('770110');
  expect(emittedEvents).toEqual([]);
  // Another device, or an earlier attempt whose answer was lost, may have bound the card.
  expect(calls.filter(({ path }) => path === cardsPath)).toHaveLength(2);
});

test.each<[string, Answer, string]>([
  [
    'the answer was lost',
    () => Promise.reject(new ApiError({ kind: 'unreachable', status: 503 })),
    'Не удалось сохранить данные',
  ],
  ['a gateway gave up', () => Promise.reject(apiError(504)), 'Не удалось сохранить данные'],
  ['it is refused', () => Promise.reject(apiError(422, 'Карта уже привязана')), 'Карта уже привязана'],
  [
    'it is refused with status 200',
    () => ({ success: false, debug: { error_description: 'Карта уже привязана' } }),
    'Карта уже привязана',
  ],
])('a card that was bound although %s is shown', async (_, answer, text) => {
  let number = '7701100020241159';
  const { user } = await openForm({
    [cardsPath]: () => [{ number }],
    [activatePath]: (call) => {
      number = '7701100020241167';
      return answer(call);
    },
  });
  await user.type(field(), '7701100020241167{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('7701 1000 2024 1167')).toBeVisible();
});

test('the server’s message about the number stands beside the field', async () => {
  const { user } = await openForm({
    [activatePath]: () => {
      throw apiError(422, 'Проверьте поля', { errors: { card_number: ['Карта заблокирована'] } });
    },
  });
  await user.type(field(), '770110{Enter}');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Карта заблокирована')),
  );
  expect(field()).toHaveFocus();
});

test('an empty form is not sent; the button says why', async () => {
  const { user, calls } = await openForm({ [activatePath]: () => ({ success: true }) });
  await user.type(field(), 'abc{Enter}');
  await user.click(bind());
  expect(field()).toHaveValue('');
  expect(bind()).toHaveAccessibleDescription('Введите номер карты');
  expect(calls.map(({ path }) => path)).not.toContain(activatePath);
});

test('a customer without a card can bind one', async () => {
  renderCard({ [cardsPath]: () => ({ data: [] }) });
  expect(await screen.findByRole('heading', { name: 'Карты пока нет' })).toBeVisible();
  expect(field()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать QR-код' })).toBeNull();
});

test.each<[string, Answer]>([
  [
    'a failed load',
    () => {
      throw apiError(500);
    },
  ],
  ['an answer of another kind', () => '<html>'],
])('%s is toasted and can be retried', async (_, failing) => {
  let isDown = true;
  const { user, emittedEvents } = renderCard({
    [cardsPath]: (call) => (isDown ? failing(call) : [{ number: '5' }]),
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  await waitFor(() =>
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]),
  );
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('5')).toBeVisible();
});

test('an unknown balance is written in words', async () => {
  const { container } = renderCard({ [userPath]: () => ({ id: 1, premium_bonus: null }) });
  expect(await screen.findByText('Баланс пока неизвестен')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('the balance is a placeholder while the customer loads, and a failed load can be retried', async () => {
  let answer: Answer = () => new Promise(() => undefined);
  const { unmount } = renderCard({ [userPath]: (call) => answer(call) });
  expect(await screen.findByRole('button', { name: 'Показать QR-код' })).toBeVisible();
  expect(screen.queryByText('Баланс пока неизвестен')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем карту');
  unmount();

  answer = () => {
    throw apiError(500);
  };
  const { user, emittedEvents } = renderCard({ [userPath]: (call) => answer(call) });
  const title = 'Не удалось получить данные пользователя';
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('7701 1000 2024 1159')).toBeVisible();
  await waitFor(() =>
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([{ text: title, tone: 'error' }]),
  );
  answer = () => ({ id: 1, premium_bonus: { balance: 5 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});

test('a failed load of the expiring bonuses is toasted', async () => {
  const { emittedEvents } = renderCard({
    [buyerBonusPath]: () => {
      throw apiError(500);
    },
  });
  await waitFor(() =>
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]),
  );
  expect(await screen.findByText('1 240')).toBeVisible();
});

test('after the first card is bound, the focus is on the button that binds another', async () => {
  let cards: unknown[] = [];
  const maria = { id: 1, premium_bonus: { balance: 7 } };
  let readCustomer: Answer = () => maria;
  const secondRead = deferredCall();
  const { user } = renderCard({
    [cardsPath]: () => cards,
    [userPath]: (call) => readCustomer(call),
    [activatePath]: () => {
      cards = [{ number: '5' }];
      // The card arrives before the binding is over.
      readCustomer = secondRead.answer;
      return { success: true };
    },
  });
  await screen.findByRole('heading', { name: 'Карты пока нет' });
  await user.type(field(), '5{Enter}');
  const bindAnother = await screen.findByRole('button', { name: 'Привязать другую карту' });
  await secondRead.succeed(maria);
  await waitFor(() => expect(bindAnother).toHaveFocus());
});

test('a first card that was bound although the answer was lost leaves the form, its text and the focus', async () => {
  let cards: unknown[] = [];
  const { user } = renderCard({
    [cardsPath]: () => cards,
    [activatePath]: () => {
      cards = [{ number: '5' }];
      throw new ApiError({ kind: 'unreachable', status: 503 });
    },
  });
  await screen.findByRole('heading', { name: 'Карты пока нет' });
  await user.type(field(), '5{Enter}');
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось сохранить данные');
  expect(field()).toHaveValue('5');
  expect(field()).toHaveFocus();
});

test('a card that was bound elsewhere replaces an unused form', async () => {
  let cards: unknown[] = [];
  const { queryClient } = renderCard({ [cardsPath]: () => cards });
  await screen.findByRole('heading', { name: 'Карты пока нет' });
  cards = [{ number: '5' }];
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Привязать другую карту' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('after a card that is not listed yet, a second try whose answer is lost leaves the form and its text', async () => {
  let cards: unknown[] = [];
  let activate: Answer = () => ({ success: true });
  const { user, emittedEvents } = renderCard({
    [cardsPath]: () => cards,
    [activatePath]: (call) => activate(call),
  });
  await screen.findByRole('heading', { name: 'Карты пока нет' });
  await user.type(field(), '5{Enter}');
  await waitFor(() => expect(emittedEvents).toHaveLength(1));
  activate = () => {
    cards = [{ number: '5' }];
    throw new ApiError({ kind: 'unreachable', status: 503 });
  };
  await user.click(bind());
  expect(await screen.findByText('5')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось сохранить данные');
  expect(field()).toHaveValue('5');
});
