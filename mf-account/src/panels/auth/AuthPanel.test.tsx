/** @jest-environment jsdom */
import { ApiError, userQuery } from '@storefront/api-client';
import { backToPreviousPanel, PanelBackProvider } from '@storefront/contracts';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import AuthPanel from './AuthPanel';

type User = ReturnType<typeof renderInShell>['user'];

const answers = {
  '/api/auth/': () => ({ success: true, seconds: 60 }),
  '/api/auth/confirm/': () => ({ api_token: '' }),
};

test('logs in and emits account:logged-in', async () => {
  const { user, emittedEvents } = renderInShell(<AuthPanel />, { answers });
  expect(screen.getByRole('heading', { level: 2, name: 'Введите номер телефона' })).toBeVisible();
  await user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  await user.type(await screen.findByLabelText('Код из СМС, пять цифр'), '40712');
  await waitFor(() => expect(emittedEvents.map(({ name }) => name)).toEqual(['account:logged-in']));
});

test('«Назад» returns from the code to the phone, and from the phone to the panel below', async () => {
  const { user, emittedEvents } = renderInShell(
    <PanelBackProvider value={{ label: 'Назад', onPress: backToPreviousPanel }}>
      <AuthPanel />
    </PanelBackProvider>,
    { answers },
  );
  await user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  await screen.findByRole('heading', { name: 'Код из СМС' });
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  expect(screen.getByRole('heading', { name: 'Введите номер телефона' })).toBeVisible();
  expect(emittedEvents).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emittedEvents.map(({ name }) => name)).toEqual([
    'shell:panel-back-requested',
    'shell:panels-close-requested',
  ]);
});

test('a customer who is logged in already is sent back', () => {
  const { emittedEvents } = renderInShell(<AuthPanel />, { answers, session: 'user' });
  expect(emittedEvents.map(({ name }) => name)).toEqual(['shell:panel-back-requested']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('a change of phone', () => {
  const requestPath = '/api/user/edit/phone/';
  const confirmPath = '/api/user/edit/phone/confirm/';
  const userPath = '/api/user/get-data/';

  function open(more: Record<string, Answer> = {}, { hasPanelBelow = true } = {}) {
    const panel = <AuthPanel reason="change-phone" />;
    const view = renderInShell(
      hasPanelBelow ? (
        <PanelBackProvider value={{ label: 'Назад', onPress: backToPreviousPanel }}>
          {panel}
        </PanelBackProvider>
      ) : (
        panel
      ),
      {
        session: 'user',
        answers: {
          [requestPath]: () => ({ success: true, seconds: 42 }),
          [confirmPath]: () => ({ success: true }),
          [userPath]: () => ({ id: 1, phone: '79160000000' }),
          ...more,
        },
      },
    );
    void view.queryClient.prefetchQuery(userQuery());
    return view;
  }
  const typePhone = (user: User) => user.type(screen.getByLabelText('Номер телефона'), '9161234567{Enter}');
  async function typeCode(user: User) {
    await user.type(await screen.findByLabelText('Код из СМС, пять цифр'), '40712');
  }

  test('sends the code to the new phone and returns to personal data with a toast', async () => {
    const { user, calls, emittedEvents, queryClient } = open();
    expect(screen.getByRole('heading', { level: 2, name: 'Введите номер телефона' })).toBeVisible();
    await typePhone(user);
    expect(await screen.findByRole('heading', { name: 'Код из СМС' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Отправить код еще раз/ })).toHaveTextContent('00:42');
    await typeCode(user);
    await waitFor(() =>
      expect(emittedEvents).toEqual([
        {
          name: 'shell:toast-requested',
          payload: { text: 'Номер телефона изменен', tone: 'success' },
        },
        { name: 'shell:panel-back-requested', payload: {} },
      ]),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: requestPath, body: { phone: '79161234567' } },
      { path: confirmPath, body: { phone: '79161234567', code: '40712' } },
    ]);
    expect(queryClient.getQueryData(userQuery().queryKey)?.phone).toBe('79161234567');
    expect(queryClient.getQueryState(userQuery().queryKey)?.isInvalidated).toBe(true);
  });

  test('without a panel below, personal data takes its place', async () => {
    const { user, emittedEvents } = open({}, { hasPanelBelow: false });
    await typePhone(user);
    await typeCode(user);
    await waitFor(() =>
      expect(emittedEvents.at(-1)).toEqual({
        name: 'shell:panel-replace-requested',
        payload: { panel: 'personal-data', params: {} },
      }),
    );
  });

  test.each([
    ['the request', requestPath],
    ['the confirmation', confirmPath],
  ])('a phone that %s refuses is corrected at the phone step', async (_, path) => {
    const { user } = open({
      [path]: () => {
        throw new ApiError({
          kind: 'refused',
          status: 422,
          body: { message: '', errors: { phone: ['Это ваш текущий номер'] } },
        });
      },
    });
    await typePhone(user);
    if (path === confirmPath) await typeCode(user);
    expect(await screen.findByText('Это ваш текущий номер')).toBeVisible();
    expect(screen.getByLabelText('Номер телефона')).toHaveValue('916 123-45-67');
  });

  test.each([
    ['the server’s message', () => Promise.reject(apiError(422, 'Неверный код')), 'Неверный код'],
    ['the text of spec §8', () => Promise.reject(apiError(422, '')), 'Не удалось сохранить данные'],
    [
      'the message of a «no» with status 200',
      () => ({ success: false, message: 'Неверный код' }),
      'Неверный код',
    ],
  ])('a refused code shows %s and changes nothing', async (_, answer, text) => {
    const { user, emittedEvents, queryClient } = open({ [confirmPath]: answer });
    await typePhone(user);
    await typeCode(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Код из СМС' })).toBeVisible();
    expect(emittedEvents).toEqual([]);
    expect(queryClient.getQueryData(userQuery().queryKey)?.phone).toBe('79160000000');
  });

  test.each([
    ['a gateway gave up', apiError(504, 'Не удалось')],
    ['it is refused', apiError(422, 'Не удалось')],
    [
      'the answer was lost',
      new ApiError({ kind: 'unreachable', status: 503, body: { message: 'Не удалось' } }),
    ],
  ])('a phone that was changed although %s is read again', async (_, error) => {
    const { user, queryClient } = open({ [confirmPath]: () => Promise.reject(error) });
    await typePhone(user);
    await typeCode(user);
    expect(await screen.findByText('Не удалось')).toBeVisible();
    expect(queryClient.getQueryState(userQuery().queryKey)?.isInvalidated).toBe(true);
  });

  test('an empty answer to the code is a success', async () => {
    const { user, queryClient } = open({ [confirmPath]: () => null });
    await typePhone(user);
    await typeCode(user);
    await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)?.phone).toBe('79161234567'));
  });

  test('a request refused with status 200 shows why, with the wait that it names', async () => {
    const { user } = open({
      [requestPath]: () => ({ success: false, message: 'СМС не отправлено', seconds: 15 }),
    });
    await typePhone(user);
    expect(await screen.findByText('СМС не отправлено')).toBeVisible();
    expect(screen.getByRole('button', { name: /Отправить код еще раз/ })).toHaveTextContent('00:15');
  });

  test('a guest logs in instead', async () => {
    const { user, calls } = renderInShell(<AuthPanel reason="change-phone" />, { answers });
    await typePhone(user);
    await screen.findByRole('heading', { name: 'Код из СМС' });
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/auth/']);
  });
});
