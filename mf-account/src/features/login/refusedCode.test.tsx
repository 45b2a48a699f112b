/** @jest-environment jsdom */
import { apiError, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { requestPath, confirmPath, sent, refuse, codeField, reachCode } from '../../testing/loginHarness';

/** Confirms a code again after a failure that was not the code's. */
async function tryAgain() {
  const confirmation = deferredCall();
  const { user } = await reachCode({
    answers: { [requestPath]: () => sent, [confirmPath]: confirmation.answer },
  });
  await user.type(codeField(), '40712');
  await confirmation.isSent();
  await confirmation.fail();
  const again = await screen.findByRole('button', { name: 'Попробовать еще раз' });
  await user.click(again);
  await confirmation.isSent();
  return { confirmation, user, again };
}

describe('a code that is not accepted', () => {
  test('a wrong code shows the server’s message until the field is focused again', async () => {
    const { user } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: refuse({ message: 'Неверный код' }) },
    });
    await user.type(codeField(), '11111');
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(codeField()).toHaveAttribute('aria-invalid', 'true');
    expect(codeField()).toHaveValue('11111');
    act(() => codeField().blur());
    await user.click(codeField());
    expect(screen.queryByText('Неверный код')).not.toBeInTheDocument();
  });

  test('ten wrong codes are tried once each, and each is overwritten by the next', async () => {
    const { user, calls } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: ({ body }) => {
          const { code } = body as { code: string };
          return refuse({
            message: code === '11120' ? 'Код больше не действует. Запросите новый' : `Не ${code}`,
          })();
        },
      },
    });
    const codes = Array.from({ length: 10 }, (_, index) => String(11_111 + index));
    await user.click(codeField());
    for (const code of codes) {
      await user.keyboard(code);
      expect(
        await screen.findByText(code === '11120' ? /Код больше не действует/ : `Не ${code}`),
      ).toBeVisible();
    }
    expect(
      calls.filter(({ path }) => path === confirmPath).map(({ body }) => (body as { code: string }).code),
    ).toEqual(codes);
  });

  test.each([
    ['a wrong code', () => apiError(422, 'Неверный код')],
    ['an answer that is lost', () => apiError(503)],
  ])('a code that is corrected while it is checked is tried after %s', async (_, failure) => {
    const confirmation = deferredCall();
    const { user, calls, emitted } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: confirmation.answer },
    });
    await user.type(codeField(), '40711');
    await confirmation.isSent();
    await user.type(codeField(), '{Backspace}2');
    await confirmation.fail(failure());
    expect(codeField()).toHaveValue('40712');
    expect(codeField()).not.toBeInvalid();
    await confirmation.isSent();
    await confirmation.succeed({ api_token: '' });
    await waitFor(() => expect(emitted('account:logged-in')).toHaveLength(1));
    expect(calls.filter(({ path }) => path === confirmPath).map(({ body }) => body)).toMatchObject([
      { code: '40711' },
      { code: '40712' },
    ]);
  });

  test('a failure for another reason than the code shows the text of spec §8, and the same code can be tried again', async () => {
    const call = recovering(() => ({ api_token: '' }));
    const { user, emitted } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: call.answer,
      },
    });
    await user.type(codeField(), '40712');
    expect(await screen.findByText('Не удалось получить данные пользователя')).toBeVisible();
    call.recover();
    await user.click(screen.getByRole('button', { name: 'Попробовать еще раз' }));
    await waitFor(() => expect(emitted('account:logged-in')).toHaveLength(1));
  });

  test('«Попробовать еще раз» keeps the focus while the code is checked and after another failure', async () => {
    const { confirmation, again } = await tryAgain();
    expect(again).toHaveFocus();
    expect(again).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Проверяем код');
    await confirmation.fail();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(again).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a code that is refused when it is tried again shows the reason and focuses the field', async () => {
    const { confirmation, user } = await tryAgain();
    await confirmation.fail(apiError(422, 'Неверный код'));
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveAccessibleDescription('Неверный код');
    await user.keyboard('5');
    expect(codeField()).toHaveValue('5');
    expect(screen.queryByText('Неверный код')).not.toBeInTheDocument();
  });

  test('a code that is refused when it is tried again leaves the focus where the customer put it', async () => {
    const { confirmation } = await tryAgain();
    act(() => screen.getByRole('button', { name: 'Изменить номер' }).focus());
    await confirmation.fail(apiError(422, 'Неверный код'));
    expect(await screen.findByText('Неверный код')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Изменить номер' })).toHaveFocus();
  });

  test.each([
    ['its own text', { message: 'Проверьте поля', errors: { recaptcha: ['Вы не робот?'] } }, 'Вы не робот?'],
    ['the message', { message: 'Вы точно не робот?', errors: { recaptcha: [] } }, 'Вы точно не робот?'],
    ['our text', { message: '', errors: { recaptcha: [] } }, /убедиться, что вы не робот/],
  ])(
    'a captcha asked for at the confirmation shows %s, and the code may be tried again',
    async (_, body, text) => {
      const { user } = await reachCode({
        answers: { [requestPath]: () => sent, [confirmPath]: refuse(body) },
      });
      await user.type(codeField(), '40712');
      expect(await screen.findByText(text)).toBeVisible();
      expect(codeField()).toHaveValue('40712');
      expect(screen.getByRole('button', { name: 'Попробовать еще раз' })).toBeVisible();
    },
  );
});
