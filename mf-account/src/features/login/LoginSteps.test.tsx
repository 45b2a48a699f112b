/** @jest-environment jsdom */
import { apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LoginSteps, useLogin } from './index';

const requestPath = '/api/auth/';
const confirmPath = '/api/auth/confirm/';
const sent = { success: true, seconds: 42 };

function Harness() {
  const login = useLogin();
  return (
    <>
      <h1>{login.title}</h1>
      <LoginSteps login={login} />
    </>
  );
}

const phoneField = () => screen.getByLabelText('Номер телефона');
const codeField = () => screen.getByLabelText('Код из СМС, пять цифр');
const requestButton = () => screen.getByRole('button', { name: 'Получить код' });
const repeatButton = () => screen.getByRole('button', { name: /Отправить код еще раз/ });

async function reachCode(answers: Parameters<typeof renderInShell>[1] = {}) {
  const view = renderInShell(<Harness />, answers);
  await view.user.type(phoneField(), '9161234567');
  await view.user.click(requestButton());
  await screen.findByRole('heading', { name: 'Код из СМС' });
  return view;
}

describe('the phone', () => {
  test('a code can be requested only with ten digits', async () => {
    const { user, calls } = renderInShell(<Harness />, { answers: { [requestPath]: () => sent } });
    expect(screen.getByRole('heading', { name: 'Введите номер телефона' })).toBeVisible();

    await user.type(phoneField(), '916123456');
    expect(requestButton()).toHaveAttribute('aria-disabled', 'true');
    expect(requestButton()).toHaveAccessibleDescription('Введите десять цифр номера');
    await user.click(requestButton());
    await user.type(phoneField(), '{Enter}');
    expect(calls.filter(({ path }) => path === requestPath)).toEqual([]);

    await user.clear(phoneField());
    await user.type(phoneField(), '9161234567');
    expect(requestButton()).not.toHaveAttribute('aria-disabled');
    await user.type(phoneField(), '{Enter}');
    await screen.findByRole('heading', { name: 'Код из СМС' });
    expect(calls.find(({ path }) => path === requestPath)?.body).toEqual({
      phone: '79161234567',
      recaptcha: 'embedded',
    });
  });

  test.each(['8 916 123-45-67', '+79161234567', '79161234567', '+7 (916) 123-45-67', '9161234567'])(
    'a pasted %p is understood',
    async (pasted) => {
      const { user, calls } = renderInShell(<Harness />, { answers: { [requestPath]: () => sent } });
      await user.click(phoneField());
      await user.paste(pasted);
      await user.click(requestButton());
      await screen.findByRole('heading', { name: 'Код из СМС' });
      expect(calls.find(({ path }) => path === requestPath)?.body).toEqual({
        phone: '79161234567',
        recaptcha: 'embedded',
      });
    },
  );
});

describe('the code', () => {
  test('shows the phone it was sent to, and «Изменить номер» keeps the number', async () => {
    const { user } = await reachCode({ answers: { [requestPath]: () => sent } });
    expect(screen.getByText(/Код отправлен на телефон/)).toHaveTextContent('+7 916 •••-••-67');
    await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
    expect(phoneField()).toHaveValue('916 123-45-67');
  });

  test('the login sends the guest’s draft, so that the cart survives', async () => {
    const draftUuid = '2a8b1e52-1111-4111-8111-111111111111';
    const { user, calls } = await reachCode({
      takeMethod: { draftUuid },
      answers: { [requestPath]: () => sent, [confirmPath]: () => ({ api_token: '' }) },
    });
    await user.type(codeField(), '40712');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === confirmPath)?.body).toMatchObject({ draft_uuid: draftUuid }),
    );
  });

  test('the fifth digit logs in, once', async () => {
    const { user, calls, emittedEvents } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: () => ({ api_token: '' }) },
    });
    const logins = () => emittedEvents.filter(({ name }) => name === 'account:logged-in');
    await user.type(codeField(), '4071');
    expect(calls.some(({ path }) => path === confirmPath)).toBe(false);
    await user.type(codeField(), '2');
    await waitFor(() => expect(logins()).toHaveLength(1));
    expect(calls.filter(({ path }) => path === confirmPath).map(({ body }) => body)).toEqual([
      { phone: '79161234567', code: '40712', recaptcha: 'embedded' },
    ]);
    expect(logins()).toHaveLength(1);
  });

  test('a wrong code shows the server’s message until the field is focused again', async () => {
    const { user } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: () => {
          throw apiError(422, 'Неверный код');
        },
      },
    });
    await user.type(codeField(), '11111');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(codeField()).toHaveAttribute('aria-invalid', 'true');
    expect(codeField()).toHaveValue('11111');
    act(() => codeField().blur());
    await user.click(codeField());
    expect(screen.queryByText('Неверный код')).not.toBeInTheDocument();
  });

  test('an error without a message shows the fallback text of spec §8', async () => {
    const { user } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: () => {
          throw apiError(500);
        },
      },
    });
    await user.type(codeField(), '11111');
    expect(await screen.findByText('Не удалось получить данные пользователя')).toBeVisible();
  });

  test('a login that succeeds after the panel was closed still emits its event', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user, emittedEvents, unmount } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.type(codeField(), '40712');
    unmount();
    answer({ api_token: '' });
    await waitFor(() => expect(emittedEvents.some(({ name }) => name === 'account:logged-in')).toBe(true));
  });

  test('WebOTP fills the code in where the browser supports it', async () => {
    const get = jest.fn().mockResolvedValue({ code: '40712' });
    Object.assign(window, { OTPCredential: class {} });
    Object.assign(navigator, { credentials: { get } });
    try {
      const { calls } = await reachCode({
        answers: { [requestPath]: () => sent, [confirmPath]: () => ({ api_token: '' }) },
      });
      await waitFor(() => expect(calls.some(({ path }) => path === confirmPath)).toBe(true));
      expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    } finally {
      Reflect.deleteProperty(window, 'OTPCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    }
  });
});

describe('the countdown to another code', () => {
  test.each([
    ['the response', { success: true, seconds: 42 }, [{ key: 'temp_code_live_time', value: '90' }], '00:42'],
    ['the settings', { success: true }, [{ key: 'temp_code_live_time', value: '90' }], '01:30'],
    ['the default', { success: true }, [], '01:00'],
  ])('starts from %s', async (_, answer, settings, clock) => {
    const { queryClient } = await reachCode({
      answers: { [requestPath]: () => answer, '/api/app/settings/': () => settings },
    });
    expect(queryClient.isFetching()).toBe(0);
    expect(repeatButton()).toHaveAttribute('aria-disabled', 'true');
    expect(repeatButton()).toHaveTextContent(clock);
  });

  test('follows the clock, so a tab that slept may request a code at once', async () => {
    const { user, calls } = await reachCode({ answers: { [requestPath]: () => sent } });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 50_000);
    try {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(repeatButton()).not.toHaveAttribute('aria-disabled');
    } finally {
      clock.mockRestore();
    }
    await user.click(repeatButton());
    await waitFor(() => expect(calls.filter(({ path }) => path === requestPath)).toHaveLength(2));
    await waitFor(() => expect(repeatButton()).toHaveTextContent('00:42'));
  });

  test('a refused request shows the code step, the reason and the countdown it names', async () => {
    await reachCode({
      answers: {
        [requestPath]: () => {
          throw apiError(429, 'Слишком часто', { seconds: 30 });
        },
      },
    });
    expect(screen.getByText('Слишком часто')).toBeVisible();
    expect(repeatButton()).toHaveTextContent('00:30');
  });

  test('a failed request without seconds starts the default countdown', async () => {
    await reachCode({
      answers: {
        [requestPath]: () => {
          throw apiError(500);
        },
      },
    });
    expect(screen.getByText('Не удалось получить данные')).toBeVisible();
    expect(repeatButton()).toHaveTextContent('01:00');
  });
});
