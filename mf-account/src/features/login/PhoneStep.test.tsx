/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import {
  requestPath,
  sent,
  refuse,
  LoginHarness,
  phoneField,
  requestButton,
} from '../../testing/loginHarness';

test('the terms are a link to the legal page', () => {
  renderInShell(<LoginHarness />);
  expect(screen.getByRole('link', { name: /условиями обслуживания/ })).toHaveAttribute('href', '/legal');
});

describe('the phone', () => {
  test('a code can be requested only with ten digits', async () => {
    const { user, calls } = renderInShell(<LoginHarness />, { answers: { [requestPath]: () => sent } });
    expect(screen.getByRole('heading', { name: 'Введите номер телефона' })).toBeVisible();

    await user.type(phoneField(), '916123456');
    expect(requestButton()).toHaveAttribute('aria-disabled', 'true');
    expect(requestButton()).toHaveAccessibleDescription('Введите номер телефона полностью');
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
      const { user, calls } = renderInShell(<LoginHarness />, { answers: { [requestPath]: () => sent } });
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

  test('a phone that the server refuses is corrected at the phone step', async () => {
    const { user } = renderInShell(<LoginHarness />, {
      answers: { [requestPath]: refuse({ message: '', errors: { phone: ['Номер заблокирован'] } }) },
    });
    await user.type(phoneField(), '9161234567{Enter}');
    expect(await screen.findByText('Номер заблокирован')).toBeVisible();
    expect(phoneField()).toHaveAccessibleDescription(/Номер заблокирован/);
    await user.type(phoneField(), '{Backspace}');
    expect(screen.queryByText('Номер заблокирован')).not.toBeInTheDocument();
  });
});
