/** @jest-environment jsdom */
import { useClockOffset } from '@storefront/contracts';
import { apiError } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { openOrder, orderButton } from '../../testing/openOrder';

beforeEach(() => sessionStorage.clear());

describe('a kitchen that opens or closes while the panel is open', () => {
  const zonePath = '/api/app/get-polygon/';
  const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
  const open = { success: true, timeBeforeOpening: null, restriction: { duration: 45 } };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    act(() => useClockOffset.setState(0));
  });

  test.each([
    ['right', 0],
    ['an hour ahead', -60],
    ['40 minutes behind', 40],
  ])(
    'is open once its minutes have passed, though the zone cannot be read again, on a device whose clock is %s',
    async (_, offset) => {
      useClockOffset.setState(offset * 60_000);
      let isDown = false;
      openOrder({
        answers: {
          [zonePath]: () => (isDown ? Promise.reject(apiError(503)) : { ...open, timeBeforeOpening: 12 }),
        },
      });
      await minutes(0);
      isDown = true;
      await minutes(11);
      expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
      await minutes(2);
      expect(await orderButton()).not.toHaveAccessibleDescription(/Выбрано недоступное время/);
      expect(screen.getByText(/Привезем за/)).toBeInTheDocument();
    },
  );

  test('stays closed when the back end says so, and is asked once a minute at most', async () => {
    const { sent } = openOrder({ answers: { [zonePath]: () => ({ ...open, timeBeforeOpening: 0 }) } });
    await minutes(0);
    const before = sent(zonePath).length;
    await minutes(10);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
    expect(sent(zonePath).length - before).toBeGreaterThanOrEqual(9);
    expect(sent(zonePath).length - before).toBeLessThanOrEqual(10);
  });

  test('is closed by the next read of the zone', async () => {
    let timeBeforeOpening: number | null = null;
    openOrder({ answers: { [zonePath]: () => ({ ...open, timeBeforeOpening }) } });
    await minutes(0);
    expect(screen.getByText(/Привезем за/)).toBeInTheDocument();
    timeBeforeOpening = -60;
    await minutes(6);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
  });

  test.each([
    ['a page that is shown again', document, 'visibilitychange'],
    ['a page that the browser restores', window, 'pageshow'],
  ])('%s knows at once that the chosen time is over', async (_, target, event) => {
    jest.setSystemTime(new Date('2026-11-21T12:00:00+03:00'));
    openOrder({
      cart: rawCart({ datetime: '2026-11-21T19:30:00+03:00' }),
      answers: { '/api/app/order/periods/': () => apiError(503) },
    });
    await minutes(0);
    expect(screen.getByText(/^Сегодня/)).toBeInTheDocument();
    // No timer runs while the device sleeps.
    jest.setSystemTime(new Date('2026-11-22T09:00:00+03:00'));
    await act(async () => void target.dispatchEvent(new Event(event)));
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
  });
});
