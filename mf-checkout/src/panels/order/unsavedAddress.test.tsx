/** @jest-environment jsdom */
import { saveChosenAddress } from '@storefront/api-client';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { enter, type Answer, apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, rawCart } from '../../testing/answers';
import { openOrder, pickup, processPath, readyButton } from '../../testing/openOrder';

const listPath = '/api/user/addresses/';
const addPath = '/api/user/addresses/add/';
const takeMethodPath = '/api/app/order/change-take-method/';

beforeEach(() => sessionStorage.clear());

const { street, home, fullAddress, coordinates } = deliveryAddress;
const typed = { ...deliveryAddress, apartment: '45', entrance: '2' };
const entry = {
  id: 45,
  street,
  home,
  full_address: fullAddress,
  coordinates,
  apartment: '45',
  entrance: '2',
};
const neighbour = { ...entry, id: 24, apartment: '24' };

function openUnsaved(answers: Record<string, Answer> = {}, notes: Pick<DeliveryAddress, 'comment'> = {}) {
  return openOrder({
    takeMethod: { delivery: { ...typed, ...notes } },
    answers: {
      [listPath]: () => [neighbour],
      [addPath]: () => entry,
      [takeMethodPath]: () => ({ order: rawCart() }),
      ...answers,
    },
  });
}

test('an address that is not saved yet is saved and sent to the cart before the order', async () => {
  const { user, calls, sent, toasts } = openUnsaved();
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 45 })]));
  expect(sent(addPath)).toEqual([expect.objectContaining({ apartment: '45', entrance: '2' })]);
  expect(sent(takeMethodPath)).toEqual([{ method: 'delivery', address_id: 45 }]);
  const paths = calls.map(({ path }) => path);
  expect(paths.indexOf(takeMethodPath)).toBeLessThan(paths.indexOf(processPath));
  expect(useTakeMethod.getState().delivery).toEqual({ ...typed, id: 45 });
  expect(toasts()).toEqual([]);
});

test('bonuses that were chosen stay chosen when the order is refused afterwards', async () => {
  const cart = rawCart({ discounts: { available_points: 490, total_points: 1240 } });
  const { user, sent } = openOrder({
    takeMethod: { delivery: typed },
    cart,
    answers: {
      [listPath]: () => [entry],
      [takeMethodPath]: () => ({ order: cart }),
      [processPath]: () => Promise.reject(apiError(422, 'Кухня закрыта')),
    },
  });
  const button = await readyButton();
  enter(await screen.findByRole('textbox', { name: 'Списать бонусы' }), '300');
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ bonus_amount: 300 })]));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveAccessibleName(/1\s080\s₽/);
});

test('an address that a login is saving is saved once, and the order waits for it', async () => {
  const saving = deferredCall();
  const { user, queryClient, sent } = openUnsaved({ [addPath]: saving.answer });
  const button = await readyButton();
  const login = saveChosenAddress(queryClient);
  await saving.isSent();
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await saving.succeed(entry);
  await login;
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 45 })]));
  expect(sent(addPath)).toHaveLength(1);
});

test('an entry that the account has already is not saved twice', async () => {
  const { user, sent } = openUnsaved({ [listPath]: () => [neighbour, entry] });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 45 })]));
  expect(sent(addPath)).toEqual([]);
});

test('an entry with other notes takes over those of the guest’s address', async () => {
  const { user, sent } = openUnsaved(
    { [listPath]: () => [{ ...entry, comment: 'Код 24' }] },
    { comment: 'Вход со двора' },
  );
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 45 })]));
  expect(sent(addPath)).toEqual([expect.objectContaining({ comment: 'Вход со двора' })]);
});

test.each([
  ['the same flat by another entrance', { ...entry, id: 44, entrance: '1' }],
  ['the same flat on another floor', { ...entry, id: 44, floor: '9' }],
])('an entry for %s is another address', async (_, other) => {
  const { user, sent } = openUnsaved({ [listPath]: () => [other] });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 45 })]));
});

test('an entry without entrance and floor is taken where a second one is refused', async () => {
  const bare = { ...entry, id: 44, entrance: null };
  const { user, sent } = openUnsaved({
    [listPath]: () => [neighbour, bare],
    [addPath]: () => Promise.reject(apiError(422, 'Адрес уже сохранен')),
  });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ address_id: 44 })]));
});

const full = 'Удалите лишние адреса';
test.each<[string, Record<string, Answer>, string]>([
  ['is refused', { [addPath]: () => Promise.reject(apiError(422, full)) }, full],
  ['gets no answer', { [addPath]: () => Promise.reject(apiError(503)) }, 'Не удалось сохранить изменения'],
  [
    'is refused by the cart',
    { [takeMethodPath]: () => Promise.reject(apiError(500)) },
    'Не удалось изменить адрес в корзине',
  ],
])('an address that %s is not ordered to, and stays', async (_, answers, text) => {
  const { user, sent, toasts } = openUnsaved(answers);
  const button = await readyButton();
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([text]));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(sent(processPath)).toEqual([]);
  expect(useTakeMethod.getState().delivery).toEqual(typed);
});

test('an address whose entry the back end does not show is ordered to by its coordinates', async () => {
  const { user, sent, toasts } = openUnsaved({ [addPath]: () => null });
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  expect(sent(processPath)[0]).not.toHaveProperty('address_id');
  expect(sent(addPath)).toHaveLength(1);
  expect(toasts()).toEqual([]);
});

test('an address that changes while it is being saved needs another press', async () => {
  const saving = deferredCall();
  const { user, sent, toasts } = openUnsaved({ [addPath]: saving.answer });
  const button = await readyButton();
  await user.click(button);
  await saving.isSent();
  const other = { ...deliveryAddress, id: 9 };
  act(() => useTakeMethod.setState({ delivery: other }));
  await saving.succeed(entry);
  await waitFor(() => expect(toasts()).toEqual(['Заказ изменился. Проверьте его и нажмите еще раз']));
  expect(sent(processPath)).toEqual([]);
  expect(useTakeMethod.getState().delivery).toEqual(other);
});

test('a pickup saves no address', async () => {
  const { user, sent } = openOrder({ takeMethod: { ...pickup, delivery: typed } });
  await user.click(await screen.findByRole('button', { name: /^Заказать/ }));
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  expect(sent(addPath)).toEqual([]);
});
