/** @jest-environment jsdom */
import { ApiError } from '@storefront/api-client';
import { keepTogether } from '@storefront/domain';
import { apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  codeField,
  confirmPath,
  requestPath,
  sent,
  refuse,
  repeatButton,
  reachCode,
} from '../../testing/loginHarness';

describe('the countdown to another code', () => {
  // Stands still, so that a slow test shows the same second.
  const start = Date.now();
  let clock: jest.SpyInstance<number>;
  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  });
  afterEach(() => clock.mockRestore());

  function setClock(ms: number) {
    clock.mockReturnValue(start + ms);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

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
    setClock(50_000);
    expect(repeatButton()).not.toHaveAttribute('aria-disabled');
    await user.click(repeatButton());
    await waitFor(() => expect(calls.filter(({ path }) => path === requestPath)).toHaveLength(2));
    await waitFor(() => expect(repeatButton()).toHaveTextContent('00:42'));
  });

  test.each([
    ['back by an hour', -3_600_000, '00:42', '00:32'],
    ['forward by 12 s', 12_000, '00:30', '00:20'],
  ])('goes on when the clock of the device is put %s', async (_, change, shown, tenLater) => {
    await reachCode({ answers: { [requestPath]: () => sent } });
    setClock(change);
    expect(repeatButton()).toHaveTextContent(shown);
    setClock(change + 10_000);
    expect(repeatButton()).toHaveTextContent(tenLater);
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

  test('a refused request leaves the focus in the code field, and its reason below that', async () => {
    const { user } = await reachCode({
      answers: {
        [requestPath]: () => {
          throw apiError(429, 'Слишком часто', { seconds: 30 });
        },
      },
    });
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription('Слишком часто');
    await user.tab();
    await user.click(codeField());
    expect(screen.queryByText('Слишком часто')).not.toBeInTheDocument();
  });

  test('a captcha asked for with the request is explained under the code field', async () => {
    await reachCode({
      answers: { [requestPath]: refuse({ message: '', errors: { recaptcha: [] } }) },
    });
    expect(screen.getByText(/убедиться, что вы не робот/)).toBeVisible();
    expect(repeatButton()).toHaveTextContent('01:00');
  });

  test('a refused request without seconds starts the default countdown', async () => {
    await reachCode({
      answers: {
        [requestPath]: () => {
          throw apiError(429);
        },
      },
    });
    expect(screen.getByText('Не удалось получить данные')).toBeVisible();
    expect(repeatButton()).toHaveTextContent('01:00');
  });

  test.each([
    ['the server fails', apiError(500, 'Сервер не доступен')],
    ['the server does not answer', new ApiError({ kind: 'unreachable', status: 503 })],
    ['the answer is unreadable', new ApiError({ kind: 'unreadable', status: 502 })],
  ])('a code that could not be sent may be requested again at once: %s', async (_, error) => {
    let requests = 0;
    const { user } = await reachCode({
      answers: {
        [requestPath]: () => {
          requests += 1;
          if (requests === 1) throw error;
          return sent;
        },
      },
    });
    expect(codeField()).toHaveAccessibleDescription(keepTogether(error.text ?? 'Не удалось получить данные'));
    expect(repeatButton()).not.toHaveAttribute('aria-disabled');
    await user.click(repeatButton());
    await waitFor(() => expect(repeatButton()).toHaveTextContent('00:42'));
    expect(requests).toBe(2);
  });

  test('a code that could not be sent to another phone ends the countdown of the first', async () => {
    let requests = 0;
    const { user } = await reachCode({
      answers: {
        [requestPath]: () => {
          requests += 1;
          if (requests === 2) throw apiError(500);
          return sent;
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
    await user.clear(screen.getByLabelText('Номер телефона'));
    await user.type(screen.getByLabelText('Номер телефона'), '9161234568{Enter}');
    await waitFor(() => expect(requests).toBe(2));
    await waitFor(() => expect(repeatButton()).not.toHaveAttribute('aria-disabled'));
  });
});

test.each([
  ['succeeds', () => sent],
  [
    'fails',
    () => {
      throw apiError(504);
    },
  ],
])('a code that is entered before a repeated request %s is tried once', async (_, answer) => {
  const repeated = deferredCall();
  let requests = 0;
  const { user, calls } = await reachCode({
    answers: {
      [requestPath]: async () => {
        requests += 1;
        if (requests === 1) return { success: true, seconds: 0 };
        await repeated.answer();
        return answer();
      },
      [confirmPath]: () => ({ api_token: '' }),
    },
  });
  const attempts = () => calls.filter(({ path }) => path === confirmPath).map(({ body }) => body);
  await user.click(repeatButton());
  await waitFor(() => expect(requests).toBe(2));
  await user.type(codeField(), '40712');
  // Longer than the debounce.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(attempts()).toEqual([]);
  await repeated.succeed(undefined);
  await waitFor(() => expect(attempts()).toMatchObject([{ code: '40712' }]));
  expect(codeField()).toHaveValue('40712');
});

test('a code that was entered before a repeated request is cleared by it', async () => {
  const { user } = await reachCode({ answers: { [requestPath]: () => ({ success: true, seconds: 0 }) } });
  await user.type(codeField(), '407');
  await user.click(repeatButton());
  await waitFor(() => expect(codeField()).toHaveValue(''));
});

describe('a call with the code', () => {
  const settings = (value: string) => ({ '/api/app/settings/': () => [{ key: 'extras', value }] });
  const callButton = () => screen.queryByRole('button', { name: 'Узнать код по звонку' });

  test('is asked for where the back end offers it, once the wait is over', async () => {
    const { user, calls } = await reachCode({
      answers: { [requestPath]: () => ({ success: true, seconds: 0 }), ...settings('code-by-call') },
    });
    await user.click(callButton() as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Код из звонка' })).toBeVisible();
    expect(screen.getByText(/Звоним и диктуем код на номер/)).toHaveTextContent('+7 916 123-45-67');
    const bodies = calls.filter(({ path }) => path === requestPath).map(({ body }) => body);
    expect(bodies).toEqual([
      expect.not.objectContaining({ method: expect.anything() }),
      expect.objectContaining({ phone: '79161234567', method: 'call' }),
    ]);
    await user.click(repeatButton());
    expect(await screen.findByRole('heading', { name: 'Код из СМС' })).toBeVisible();
  });

  test('waits as long as an SMS', async () => {
    await reachCode({ answers: { [requestPath]: () => sent, ...settings('code-by-call') } });
    expect(callButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('is not offered by a back end that has none', async () => {
    await reachCode({ answers: { [requestPath]: () => sent, ...settings('favourites') } });
    expect(callButton()).toBeNull();
  });
});
