/** @jest-environment jsdom */
import { userQuery } from '@storefront/api-client';
import { apiError, renderInShell, deferredCall } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  codeField,
  confirmPath,
  LoginHarness,
  phoneField,
  reachCode,
  refuse,
  repeatButton,
  requestButton,
  requestPath,
  sent,
} from '../../testing/loginHarness';
import { LoginSteps } from './LoginSteps';
import { usePhoneChange } from './usePhoneChange';

test('a digit corrected while the code is requested does not change the phone that the code went to', async () => {
  const request = deferredCall();
  const { user, calls } = renderInShell(<LoginHarness />, {
    answers: { [requestPath]: request.answer, [confirmPath]: refuse({ message: 'Неверный код' }) },
  });
  await user.type(phoneField(), '9161234567');
  await user.click(requestButton());
  await waitFor(() => expect(calls.some(({ path }) => path === requestPath)).toBe(true));
  await user.type(phoneField(), '{Backspace}8');
  await request.succeed(sent);
  await screen.findByRole('heading', { name: 'Код из СМС' });
  expect(screen.getByText('+7 916 123-45-67')).toBeVisible();
  await user.type(codeField(), '40712');
  await screen.findByText('Неверный код');
  expect(calls.find(({ path }) => path === confirmPath)?.body).toMatchObject({
    phone: '79161234567',
    code: '40712',
  });
});

test('a refusal of the requested phone is not shown at a number that was typed meanwhile', async () => {
  const request = deferredCall();
  const { user, emitted } = renderInShell(<LoginHarness />, { answers: { [requestPath]: request.answer } });
  await user.type(phoneField(), '9161234567');
  await user.click(requestButton());
  await request.isSent();
  await user.clear(phoneField());
  await user.type(phoneField(), '9990000000');
  await request.fail(apiError(422, '', { errors: { phone: ['Номер заблокирован'] } }));
  await waitFor(() => expect(requestButton()).not.toHaveAttribute('aria-busy'));
  expect(phoneField()).toHaveValue('999 000-00-00');
  expect(phoneField()).not.toBeInvalid();
  expect(emitted('shell:toast-requested')).toEqual([
    { text: '+7 916 123-45-67: Номер заблокирован', tone: 'error' },
  ]);
});

test.each(['another request', 'the confirmation'])(
  'a phone that %s refuses is toasted when the field holds another number',
  async (refused) => {
    const request = deferredCall();
    const refusal = refuse({ message: '', errors: { phone: ['Номер заблокирован'] } });
    let isRequested = false;
    const { user, emitted } = renderInShell(<LoginHarness />, {
      answers: {
        [requestPath]: () => {
          if (isRequested) return refusal();
          isRequested = true;
          return request.answer();
        },
        [confirmPath]: refusal,
      },
    });
    await user.type(phoneField(), '9161234567');
    await user.click(requestButton());
    await request.isSent();
    await user.clear(phoneField());
    await user.type(phoneField(), '9990000000');
    await request.succeed({ success: true, seconds: 0 });
    await screen.findByRole('heading', { name: 'Код из СМС' });
    if (refused === 'another request') await user.click(repeatButton());
    else await user.type(codeField(), '40712');
    await screen.findByRole('heading', { name: 'Введите номер телефона' });
    expect(phoneField()).toHaveValue('999 000-00-00');
    expect(phoneField()).not.toBeInvalid();
    expect(emitted('shell:toast-requested')).toEqual([
      { text: '+7 916 123-45-67: Номер заблокирован', tone: 'error' },
    ]);
  },
);

test('another code goes to the phone of the first, whatever the field holds', async () => {
  const request = deferredCall();
  const { user, calls } = renderInShell(<LoginHarness />, { answers: { [requestPath]: request.answer } });
  await user.type(phoneField(), '9161234567');
  await user.click(requestButton());
  await waitFor(() => expect(calls.some(({ path }) => path === requestPath)).toBe(true));
  await user.type(phoneField(), '{Backspace}8');
  await request.succeed({ success: true, seconds: 0 });
  await user.click(await screen.findByRole('button', { name: 'Отправить код еще раз' }));
  const requests = () => calls.filter(({ path }) => path === requestPath);
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(requests()[1]?.body).toMatchObject({ phone: '79161234567' });
});

test.each([
  ['is answered', () => sent],
  [
    'fails',
    () => {
      throw apiError(500);
    },
  ],
])(
  'a phone that is being changed stays on the screen when another code for the old one %s',
  async (_, answer) => {
    const repeated = deferredCall();
    let requests = 0;
    const { user, calls } = await reachCode({
      answers: {
        [requestPath]: async () => {
          requests += 1;
          if (requests === 1) return { success: true, seconds: 0 };
          if (requests === 2) await repeated.answer();
          return answer();
        },
      },
    });
    await user.click(repeatButton());
    await repeated.isSent();
    await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
    await user.type(phoneField(), '{Backspace}8');
    await repeated.succeed(undefined);
    await waitFor(() => expect(requestButton()).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { name: 'Введите номер телефона' })).toBeVisible();
    expect(phoneField()).toHaveValue('916 123-45-68');
    expect(phoneField()).not.toBeInvalid();
    // The new phone gets its own code.
    await user.click(requestButton());
    await screen.findByRole('heading', { name: 'Код из СМС' });
    const phones = calls.filter(({ path }) => path === requestPath).map(({ body }) => body);
    expect(phones[2]).toMatchObject({ phone: '79161234568' });
    expect(screen.getByText('+7 916 123-45-68')).toBeVisible();
  },
);

test('a code for another phone can be requested once the check of the first one has ended', async () => {
  const confirmation = deferredCall();
  const { user, calls } = await reachCode({
    answers: { [requestPath]: () => sent, [confirmPath]: confirmation.answer },
  });
  await user.type(codeField(), '40712');
  await confirmation.isSent();
  await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  expect(requestButton()).toHaveAttribute('aria-busy', 'true');
  await confirmation.fail(apiError(422, 'Неверный код'));
  await waitFor(() => expect(requestButton()).not.toHaveAttribute('aria-busy'));
  await user.click(requestButton());
  await screen.findByRole('heading', { name: 'Код из СМС' });
  expect(calls.filter(({ path }) => path === requestPath)).toHaveLength(2);
});

test('the new phone is the confirmed one, although the field was edited while the code was checked', async () => {
  const confirmation = deferredCall();
  const changed = jest.fn();
  function Change() {
    return <LoginSteps login={usePhoneChange({ onChanged: changed })} />;
  }
  const { user, calls, queryClient } = renderInShell(<Change />, {
    session: 'user',
    answers: {
      '/api/user/edit/phone/': () => sent,
      '/api/user/edit/phone/confirm/': confirmation.answer,
    },
  });
  const { queryKey } = userQuery();
  queryClient.setQueryData(queryKey, { id: 1, phone: '79990000000' } as never);
  await user.type(phoneField(), '9161234567');
  await user.click(requestButton());
  await user.type(await screen.findByLabelText('Код из СМС, пять цифр'), '40712');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/confirm/'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  await user.type(phoneField(), '{Backspace}8');
  await confirmation.succeed({ success: true });
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ phone: '79161234567' });
});
