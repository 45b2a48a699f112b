import { ApiError } from '@storefront/api-client';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { LoginSteps, useLogin } from '../features/login';

export const requestPath = '/api/auth/';
export const confirmPath = '/api/auth/confirm/';
/** The answer to a request for a code. */
export const sent = { success: true, seconds: 42 };

/** An answer that refuses the call with status 422. */
export const refuse = (body: { message: string; errors?: Record<string, string[]> }) => () => {
  throw new ApiError({ kind: 'refused', status: 422, body });
};

export function LoginHarness() {
  const login = useLogin();
  return (
    <>
      <h1>{login.title}</h1>
      <LoginSteps login={login} />
    </>
  );
}

export const phoneField = () => screen.getByLabelText('Номер телефона');
export const codeField = () => screen.getByLabelText('Код из СМС, пять цифр');
export const requestButton = () => screen.getByRole('button', { name: 'Получить код' });
export const repeatButton = () => screen.getByRole('button', { name: /Отправить код еще раз/ });

/** Renders the login and requests a code. */
export async function reachCode(options: Parameters<typeof renderInShell>[1] = {}) {
  const view = renderInShell(<LoginHarness />, options);
  await view.user.type(phoneField(), '9161234567');
  await view.user.click(requestButton());
  await screen.findByRole('heading', { name: 'Код из СМС' });
  return view;
}
