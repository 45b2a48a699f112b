/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { type Answer, apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import PersonalDataPanel from './PersonalDataPanel';

const userPath = '/api/user/get-data/';
const switchPath = '/api/user/subscribe-switch/';
const maria = {
  id: 1,
  name: 'Мария',
  phone: '79162041873',
  email: 'maria@example.com',
  birthday_at: null,
  newsletter: 0,
  smsletter: 1,
};

function renderPanel(user: object = maria, answers: Record<string, Answer> = {}) {
  const view = renderInShell(<PersonalDataPanel />, {
    session: 'user',
    answers: { [userPath]: () => user, ...answers },
  });
  return {
    ...view,
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

test.each([
  ['Имя Мария', 'edit-name', {}],
  ['Телефон +7 916 204-18-73', 'auth', { reason: 'change-phone' }],
  ['E-mail maria@example.com', 'edit-email', {}],
  ['Дата рождения Не указана В день рождения скидка 20%', 'edit-birthday', {}],
  ['Выйти', 'logout-confirm', {}],
])('the card «%s» opens %s', async (name, panel, params) => {
  const { user, emittedEvents } = renderPanel();
  await user.click(await screen.findByRole('button', { name }));
  expect(emittedEvents.at(-1)).toEqual({ name: 'shell:panel-requested', payload: { panel, params } });
});

test('a set birthday cannot be edited, and its card says so', async () => {
  renderPanel({ ...maria, birthday_at: '1990-05-17' });
  expect(await screen.findByText('17.05.1990')).toBeVisible();
  expect(screen.getByText(/Изменить дату нельзя/)).toHaveTextContent('В день рождения скидка 20%');
  expect(screen.queryByRole('button', { name: /Дата рождения/ })).not.toBeInTheDocument();
});

test('an empty profile shows no odd text', async () => {
  const { container } = renderPanel({ id: 1 });
  expect(await screen.findByRole('button', { name: 'Имя Не указано' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Телефон Не указан' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'E-mail Не указан' })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('a back end that counts sessions has «Выйти на всех устройствах»', async () => {
  const { user, emittedEvents } = renderPanel({ ...maria, open_sessions: 1 });
  await user.click(await screen.findByRole('button', { name: 'Выйти на всех устройствах' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'logout-confirm', params: { everywhere: '1' } });
});

test.each([{ open_sessions: null }, {}])('%j has no «Выйти на всех устройствах»', async (fields) => {
  renderPanel({ ...maria, ...fields });
  expect(await screen.findByRole('button', { name: 'Имя Мария' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выйти на всех устройствах' })).toBeNull();
});

describe('the switches', () => {
  const switchOf = (name: string) => screen.findByRole('switch', { name });

  test.each([
    ['По E-mail', false, { newsletter: 1, smsletter: 1 }],
    ['По СМС', true, { newsletter: 0, smsletter: 0 }],
  ])('%s moves at once and is saved; the customer is read again', async (name, wasOn, body) => {
    const saving = deferredCall();
    let saved = maria;
    const { user, sent, calls } = renderPanel(undefined, {
      [userPath]: () => saved,
      [switchPath]: saving.answer,
    });
    const toggle = await switchOf(name);
    expect(toggle).toHaveProperty('checked', wasOn);
    await user.click(toggle);
    expect(toggle).toHaveProperty('checked', !wasOn);
    await waitFor(() => expect(sent(switchPath)).toEqual([body]));
    saved = { ...maria, ...body };
    await saving.succeed({ success: true });
    await waitFor(() => expect(calls.filter(({ path }) => path === userPath)).toHaveLength(2));
    expect(toggle).toHaveProperty('checked', !wasOn);
  });

  test.each([
    ['the fallback', () => Promise.reject(apiError(500)), 'Не удалось сохранить данные'],
    [
      'the message of a «no» with status 200',
      () => ({ success: 0, message: 'Рассылки закрыты' }),
      'Рассылки закрыты',
    ],
  ])('one that cannot be saved falls back with %s as a toast', async (_, answer, text) => {
    const { user, toasts } = renderPanel(undefined, { [switchPath]: answer });
    const toggle = await switchOf('По СМС');
    await user.click(toggle);
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(toggle).toBeChecked();
  });

  test('the last of two quick presses wins: it is sent after the first is saved', async () => {
    const on = { newsletter: 1, smsletter: 1 };
    let newsletter = 0;
    const saving = deferredCall();
    const { user, sent, queryClient } = renderPanel(undefined, {
      [userPath]: () => ({ ...maria, newsletter }),
      [switchPath]: async ({ body }) => {
        const answer = await saving.answer();
        ({ newsletter } = body as { newsletter: number });
        return answer;
      },
    });
    const toggle = await switchOf('По E-mail');
    await user.click(toggle);
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    await waitFor(() => expect(sent(switchPath)).toEqual([on]));
    await saving.succeed({ success: true });
    await waitFor(() => expect(sent(switchPath)).toEqual([on, { ...on, newsletter: 0 }]));
    expect(toggle).not.toBeChecked();
    await saving.succeed({ success: true });
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(toggle).not.toBeChecked();
  });

  test.each([
    ['is read again', false],
    ['cannot be read again', true],
  ])('both pressed quickly end on when the customer %s', async (_, isDown) => {
    let saved = { newsletter: 0, smsletter: 0 };
    let isRead = false;
    let release = () => {};
    const firstAnswer = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user, sent, queryClient } = renderPanel(undefined, {
      [userPath]: () => {
        if (isRead && isDown) throw apiError(500);
        isRead = true;
        return { ...maria, ...saved };
      },
      // A back end may read a missing switch as 0.
      [switchPath]: async ({ body }) => {
        await firstAnswer;
        saved = { newsletter: 0, smsletter: 0, ...(body as Partial<typeof saved>) };
        return { success: true };
      },
    });
    const [email, sms] = [await switchOf('По E-mail'), await switchOf('По СМС')];
    await user.click(email);
    await user.click(sms);
    await act(async () => release());
    await waitFor(() => expect(sent(switchPath)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(saved).toEqual({ newsletter: 1, smsletter: 1 });
    expect([email, sms].map((toggle) => (toggle as HTMLInputElement).checked)).toEqual([true, true]);
  });

  test('one that was saved although the answer was lost shows the saved position', async () => {
    let newsletter = 0;
    const { user, toasts } = renderPanel(undefined, {
      [userPath]: () => ({ ...maria, newsletter }),
      [switchPath]: () => {
        newsletter = 1;
        throw new ApiError({ kind: 'unreachable', status: 503 });
      },
    });
    const toggle = await switchOf('По E-mail');
    await user.click(toggle);
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(toggle).toBeChecked());
  });

  test('one that failed stays off when the other is saved after it', async () => {
    let isFirst = true;
    const { user, sent, toasts } = renderPanel(
      { ...maria, smsletter: 0 },
      {
        [switchPath]: () => {
          if (!isFirst) return { success: true };
          isFirst = false;
          throw apiError(500);
        },
      },
    );
    await user.click(await switchOf('По E-mail'));
    await user.click(await switchOf('По СМС'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() =>
      expect(sent(switchPath)).toEqual([
        { newsletter: 1, smsletter: 0 },
        { newsletter: 0, smsletter: 1 },
      ]),
    );
  });

  test('one that is saved stays, although the customer cannot be read again', async () => {
    let isDown = false;
    const { user, toasts } = renderPanel(undefined, {
      [userPath]: () => {
        if (isDown) throw apiError(500);
        return maria;
      },
      [switchPath]: () => {
        isDown = true;
        return { success: true };
      },
    });
    const toggle = await switchOf('По E-mail');
    await user.click(toggle);
    await waitFor(() => expect(toasts()).toContain('Не удалось получить данные пользователя'));
    expect(toggle).toBeChecked();
  });
});

test('a customer who cannot be read can leave, and the load can be retried', async () => {
  const call = recovering(() => maria);
  const { user, toasts } = renderPanel(undefined, {
    [userPath]: call.answer,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем данные');
  const title = 'Не удалось получить данные пользователя';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(toasts()).toEqual([title]);
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Имя Мария' })).toBeVisible();
});

describe('the account', () => {
  const settings = (extras: string) => ({ '/api/app/settings/': () => [{ key: 'extras', value: extras }] });
  const requestPath = '/api/user/deletion/request/';
  const cancelPath = '/api/user/deletion/cancel/';
  const inAWeek = '2098-12-06T12:00:00+03:00';
  const button = (name: string) => screen.findByRole('button', { name });

  test('can be deleted after a question that says what is lost, and be kept', async () => {
    let deletion_at: string | null = null;
    const { user, sent, toasts } = renderPanel(undefined, {
      ...settings('account-deletion'),
      [userPath]: () => ({ ...maria, deletion_at, premium_bonus: { balance: 1240 } }),
      [requestPath]: () => {
        deletion_at = inAWeek;
        return { success: true };
      },
      [cancelPath]: () => {
        deletion_at = null;
        return { success: true };
      },
    });
    await user.click(await button('Удалить аккаунт'));
    expect(screen.getByText(/1\s240\sбонусов сгорят/)).toBeVisible();
    await user.click(await button('Не удалять'));
    await user.click(await button('Удалить аккаунт'));
    expect(sent(requestPath)).toEqual([]);
    await user.click(await button('Да, удалить'));
    expect(await screen.findByText(/Аккаунт будет удален 6 декабря 2098 г/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Удалить аккаунт' })).not.toBeInTheDocument();
    await user.click(await button('Оставить аккаунт'));
    expect(await button('Удалить аккаунт')).toBeVisible();
    expect(sent(cancelPath)).toHaveLength(1);
    expect(toasts()).toEqual(['Аккаунт будет удален через неделю', 'Аккаунт остается']);
  });

  test('whose deletion is late because of an order says so', async () => {
    renderPanel({ ...maria, deletion_at: '2020-12-06T12:00:00+03:00' }, settings('account-deletion'));
    expect(await screen.findByText(/как только завершатся ваши заказы/)).toBeVisible();
  });

  test.each([
    ['Удалить аккаунт', 'Да, удалить', requestPath, null, 'Не удалось удалить аккаунт'],
    ['Оставить аккаунт', '', cancelPath, inAWeek, 'Не удалось отменить удаление аккаунта'],
  ])('«%s» that fails says so', async (name, yes, path, deletion_at, text) => {
    const { user, toasts } = renderPanel(
      { ...maria, deletion_at },
      { ...settings('account-deletion'), [path]: () => Promise.reject(apiError(500)) },
    );
    await user.click(await button(name));
    if (yes) await user.click(await button(yes));
    await waitFor(() => expect(toasts()).toEqual([text]));
  });

  test('is saved to a file, or a refusal is toasted', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:data';
    };
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    let isRefused = false;
    const { user, toasts } = renderPanel(undefined, {
      ...settings('data-export'),
      '/api/user/export/': () => {
        if (isRefused) throw apiError(429, 'Попробуйте через час');
        return { profile: [{ name: 'Мария' }] };
      },
    });
    await user.click(await button('Скачать мои данные'));
    await waitFor(() => expect(names).toEqual(['my-data.json blob:data']));
    expect(saved[0]?.type).toBe('application/json');
    isRefused = true;
    await user.click(await button('Скачать мои данные'));
    await waitFor(() => expect(toasts()).toEqual(['Попробуйте через час']));
    expect(names).toHaveLength(1);
    click.mockRestore();
  });

  test('has none of it on a back end without the calls', async () => {
    const { queryClient } = renderPanel({ ...maria, deletion_at: inAWeek });
    await button('Имя Мария');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/Аккаунт будет удален/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Скачать|Удалить аккаунт/ })).not.toBeInTheDocument();
  });
});
