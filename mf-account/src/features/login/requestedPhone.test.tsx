/** @jest-environment jsdom */
import { userQuery } from '@storefront/api-client';
import { renderInShell, deferredCall } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  codeField,
  confirmPath,
  LoginHarness,
  phoneField,
  refuse,
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

test('the phone is the one of the code, although the field was edited while the code was checked', async () => {
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
