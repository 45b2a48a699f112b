/** @jest-environment jsdom */
import { type Api, cartCalls, runCartWrite } from '@storefront/api-client';
import { deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  requestPath,
  confirmPath,
  sent,
  refuse,
  phoneField,
  codeField,
  reachCode,
  repeatButton,
} from '../../testing/loginHarness';

const addPath = '/api/app/order/add-product/';
const addProduct = (api: Api) => api.call(cartCalls.addProduct, { body: { product_id: 5, amount: 1 } });

describe('a guest’s first product that is being added', () => {
  async function addAndReachCode() {
    const added = deferredCall();
    const view = await reachCode({
      answers: {
        [addPath]: added.answer,
        [requestPath]: () => sent,
        [confirmPath]: () => ({ api_token: '' }),
      },
    });
    void runCartWrite(view.queryClient, { call: addProduct, fallback: '' }, undefined);
    await added.isSent();
    return { added, ...view, logins: () => view.calls.filter(({ path }) => path === confirmPath) };
  }

  test('is in the cart before the login, which sends its draft', async () => {
    const { added, user, logins } = await addAndReachCode();
    await user.type(codeField(), '40712{Enter}');
    expect(await screen.findByLabelText('Проверяем код')).toBeInTheDocument();
    await added.succeed({ order: { items: [], draft_uuid: 'd-1' } });
    await waitFor(() => expect(logins()).toHaveLength(1));
    expect(logins()[0]?.body).toMatchObject({ draft_uuid: 'd-1' });
  });

  test('does not keep the customer from logging in', async () => {
    const { user, logins } = await addAndReachCode();
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await user.type(codeField(), '40712{Enter}');
      expect(await screen.findByLabelText('Проверяем код')).toBeInTheDocument();
      expect(logins()).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(logins()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the code', () => {
  test('shows the phone it was sent to, and «Изменить номер» keeps the number', async () => {
    const { user } = await reachCode({ answers: { [requestPath]: () => sent } });
    expect(screen.getByText(/Код отправлен на телефон/)).toHaveTextContent('+7 916 123-45-67');
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
    const { user, calls, emitted } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: () => ({ api_token: '' }) },
    });
    await user.type(codeField(), '4071');
    expect(calls.some(({ path }) => path === confirmPath)).toBe(false);
    await user.type(codeField(), '2');
    await waitFor(() => expect(emitted('account:logged-in')).toHaveLength(1));
    expect(calls.filter(({ path }) => path === confirmPath).map(({ body }) => body)).toEqual([
      { phone: '79161234567', code: '40712', recaptcha: 'embedded' },
    ]);
    expect(emitted('account:logged-in')).toHaveLength(1);
  });

  test('a code that is corrected at once is not tried', async () => {
    const { user, calls } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: () => ({ api_token: '' }) },
    });
    await user.type(codeField(), '40711{Backspace}2');
    await waitFor(() => expect(calls.some(({ path }) => path === confirmPath)).toBe(true));
    expect(calls.filter(({ path }) => path === confirmPath).map(({ body }) => body)).toMatchObject([
      { code: '40712' },
    ]);
  });

  test('Enter tries the code at once and not twice', async () => {
    const { user, calls } = await reachCode({
      answers: { [requestPath]: () => sent, [confirmPath]: refuse({ message: 'Неверный код' }) },
    });
    await user.type(codeField(), '11111{Enter}');
    await screen.findByText('Неверный код');
    await user.keyboard('4');
    expect(codeField()).toHaveValue('4');
    expect(calls.filter(({ path }) => path === confirmPath)).toHaveLength(1);
  });

  test('a login that succeeds after the panel was closed still emits its event', async () => {
    const confirmation = deferredCall();
    const { user, calls, emitted, unmount } = await reachCode({
      answers: {
        [requestPath]: () => sent,
        [confirmPath]: confirmation.answer,
      },
    });
    await user.type(codeField(), '40712');
    await waitFor(() => expect(calls.some(({ path }) => path === confirmPath)).toBe(true));
    unmount();
    await confirmation.succeed({ api_token: '' });
    await waitFor(() => expect(emitted('account:logged-in')).toHaveLength(1));
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

  test('WebOTP fills in the code of a second message too', async () => {
    const codes = [{ code: '11111' }, { code: '40712' }];
    const get = jest.fn(async () => codes.shift());
    Object.assign(window, { OTPCredential: class {} });
    Object.assign(navigator, { credentials: { get } });
    try {
      const { user, calls } = await reachCode({
        answers: {
          [requestPath]: () => ({ success: true, seconds: 0 }),
          [confirmPath]: refuse({ message: 'Неверный код' }),
        },
      });
      await screen.findByText('Неверный код');
      await user.click(repeatButton());
      const tried = () => calls.filter(({ path }) => path === confirmPath).map(({ body }) => body);
      await waitFor(() => expect(tried()).toMatchObject([{ code: '11111' }, { code: '40712' }]));
      expect(get).toHaveBeenCalledTimes(2);
    } finally {
      Reflect.deleteProperty(window, 'OTPCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    }
  });
});
