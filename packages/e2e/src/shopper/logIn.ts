import { embeddedCaptchaToken } from '@storefront/contracts';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stack } from '../stack/stack';
import { panel } from './choosePlace';
import { expectGone } from './expectGone';
import { expect } from './test';

interface Sms {
  phone: string;
  text: string;
}

/** Ten digits of a mobile phone that no test has used. */
export const newPhone = () => `99${randomInt(10_000_000, 99_999_999)}`;

/** The newest SMS code of a phone, read from the development page of the back end. */
export async function readCode(phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await fetch(`http://localhost:${stack().apiPort}/dev/sms`, {
      headers: { accept: 'application/json' },
    });
    const messages = (await answer.json()) as Sms[];
    code = messages.find((sms) => sms.phone.endsWith(phone))?.text.match(/\d{5}/)?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/**
 * Enters a phone and its code in the open auth panel, which closes. `read` finds the code of a phone, else it is on the
 * development page.
 */
export async function enterPhone(page: Page, phone: string, read = readCode): Promise<void> {
  await panel(page, 'Введите номер телефона').getByRole('textbox', { name: 'Номер телефона' }).fill(phone);
  // An earlier code of the phone is not the code of this login.
  const isSent = page.waitForResponse('**/api/auth/');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await isSent;
  const codeField = panel(page, 'Код из СМС').getByRole('textbox', { name: /Код из СМС/ });
  const code = await read(phone);
  await expectGone(panel(page, /Код из СМС|Введите номер телефона/), () => codeField.fill(code));
}

/**
 * Logs a new customer in through the open auth panel, and closes the registration that opens for a customer without a
 * name. `read` finds the code as for `enterPhone`. Returns the phone.
 */
export async function logIn(page: Page, read?: (phone: string) => Promise<string>): Promise<string> {
  const phone = newPhone();
  await enterPhone(page, phone, read);
  await skipName(page);
  return phone;
}

/** Closes the registration, which opens for a customer without a name. */
export async function skipName(page: Page): Promise<void> {
  const registration = panel(page, 'Давайте знакомиться!');
  await expectGone(registration, () => registration.getByRole('button', { name: 'Закрыть' }).click());
}

const headers = { 'x-source': 'site' };

/**
 * Logs a customer in by API requests, so that the first page of the browser is already a customer's: a new customer,
 * unless `phone` names one.
 */
export async function logInByApi(page: Page, phone = newPhone()): Promise<void> {
  const data = { phone: `7${phone}`, recaptcha: embeddedCaptchaToken };
  await page.request.post('/api/auth/', { headers, data });
  const code = await readCode(phone);
  const login = await page.request.post('/api/auth/confirm/', { headers, data: { ...data, code } });
  expect(login.status()).toBe(200);
}

/** Gives the customer of this browser a name. */
export async function setCustomerName(page: Page, name: string): Promise<void> {
  const named = await page.request.post('/api/user/edit/name/', { headers, data: { name } });
  expect(named.status()).toBe(200);
}
