/** @jest-environment jsdom */
import type { Brand } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { LoginSteps, useLogin } from './index';

function Login() {
  return <LoginSteps login={useLogin()} />;
}

const captcha: NonNullable<Brand['captcha']> = {
  siteKey: 'key',
  host: 'https://www.google.com',
  resources: 'https://www.gstatic.com',
};

test('a brand with a captcha shows its notice', () => {
  renderInShell(<Login />, { brand: { ...testBrand, captcha } });
  expect(screen.getByText(/Сайт защищен reCAPTCHA/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute(
    'href',
    'https://policies.google.com/privacy',
  );
});

test('a brand without a captcha shows no notice', () => {
  renderInShell(<Login />);
  expect(screen.queryByText(/reCAPTCHA/)).not.toBeInTheDocument();
});
