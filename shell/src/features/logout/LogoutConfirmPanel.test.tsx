/** @jest-environment jsdom */
import type { PanelParams } from '@storefront/contracts';
import { type Answer, apiError, renderInShell, deferredCall } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { LogoutConfirmPanel } from '.';

function open(params: PanelParams<'logout-confirm'> = {}, answer: Answer = () => ({ success: true })) {
  return renderInShell(<LogoutConfirmPanel {...params} />, { answers: { '/api/logout/': answer } });
}

test.each([
  ['Остаться', 'shell:panel-back-requested'],
  ['Выйти', 'shell:logout-requested'],
])('«%s» emits %s', async (name, event) => {
  const { user, emittedEvents, calls } = open();
  expect(screen.getByRole('heading', { name: 'Выйти из профиля?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(emittedEvents).toEqual([{ name: event, payload: {} }]);
  // The session makes the call itself.
  expect(calls).toEqual([]);
});

test.each([{}, { everywhere: '1' }] as const)(
  'offline it shows a toast and does not log out: %j',
  async (params) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, emittedEvents, calls } = open(params);
    await user.click(screen.getByRole('button', { name: /Выйти/ }));
    expect(calls).toEqual([]);
    expect(emittedEvents).toEqual([
      {
        name: 'shell:toast-requested',
        payload: { text: 'Нет сети. Выйти можно будет, когда она появится', tone: 'error' },
      },
    ]);
    online.mockRestore();
  },
);

describe('on all devices', () => {
  test('the other sessions end before this one', async () => {
    const ending = deferredCall();
    const { user, emittedEvents, calls } = open({ everywhere: '1' }, ending.answer);
    expect(screen.getByRole('heading', { name: 'Выйти на всех устройствах?' })).toBeVisible();
    expect(screen.getByText(/на всех других телефонах и компьютерах/)).toBeVisible();
    const leave = screen.getByRole('button', { name: 'Выйти везде' });
    await user.click(leave);
    await user.click(leave);
    expect(leave).toHaveAttribute('aria-busy', 'true');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/logout/', { everywhere: 1 }]]);
    expect(emittedEvents).toEqual([]);
    await ending.succeed({ success: true });
    await waitFor(() => expect(emittedEvents).toEqual([{ name: 'shell:logout-requested', payload: {} }]));
    expect(leave).toHaveAttribute('aria-busy', 'true');
  });

  test.each([
    ['the shell’s text', '', 'Не удалось выйти на всех устройствах'],
    ['the server’s text', 'Попробуйте позже', 'Попробуйте позже'],
  ])('a failure shows %s, and the customer stays logged in', async (_, message, text) => {
    const { user, emittedEvents } = open({ everywhere: '1' }, () => {
      throw apiError(503, message);
    });
    const leave = screen.getByRole('button', { name: 'Выйти везде' });
    await user.click(leave);
    await waitFor(() =>
      expect(emittedEvents).toEqual([{ name: 'shell:toast-requested', payload: { text, tone: 'error' } }]),
    );
    expect(leave).not.toHaveAttribute('aria-busy');
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(emittedEvents.at(-1)?.name).toBe('shell:panel-back-requested');
  });
});
