/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { enter, deferredCall } from '@storefront/testing';
import { emit } from '@storefront/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placeAnswers, rawCart } from '../../testing/answers';
import { openOrder, orderButton, pickup, processPath, readyButton } from '../../testing/openOrder';

const discounts = { available_points: 490, total_points: 1240 };
const field = () => screen.findByRole('textbox', { name: 'Списать бонусы' });
const bill = () => screen.findByText('К оплате').then((term) => term.parentElement as HTMLElement);

// The chosen bonuses outlive a panel; the shell's event of the closed order resets them.
beforeEach(() => {
  sessionStorage.clear();
  emit('checkout:used-bonuses-reset-requested', {});
});

test('spent bonuses reduce the sum, the button’s sum and the credit, and are sent with the order', async () => {
  const { user, sent } = openOrder({ cart: rawCart({ discounts, write_on_amount: 69 }) });
  const button = await readyButton();
  expect(await field()).toHaveAccessibleDescription(
    /^доступно 390\sиз\s1\s240: деньгами нужно оплатить не\sменьше 990\s₽$/,
  );
  await user.type(await field(), '300 б');
  expect(await bill()).toHaveTextContent(/1\s080\s₽/);
  const summary = await screen.findByText('Бонусы');
  expect(summary.parentElement).toHaveTextContent(/−300\s₽/);
  expect(screen.getByText('+54')).toBeInTheDocument();
  expect(button).toHaveAccessibleName(/1\s080\s₽/);
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ bonus_amount: 300 })]));
});

test('the credit is whole bonuses, written as a number', async () => {
  openOrder({ cart: rawCart({ write_on_amount: '1095.50' }) });
  expect(await screen.findByText(/^\+1\s095$/)).toBeInTheDocument();
});

test('unspent bonuses are not sent', async () => {
  const { user, sent } = openOrder({ cart: rawCart({ discounts }) });
  await user.type(await field(), '0');
  await user.click(await readyButton());
  await waitFor(() => expect(sent(processPath)).toHaveLength(1));
  expect(sent(processPath)[0]).not.toHaveProperty('bonus_amount');
});

test('an amount above the limit of a delivery becomes the limit, which leaves the minimum sum', async () => {
  openOrder({ cart: rawCart({ discounts }) });
  await readyButton();
  enter(await field(), '9999');
  expect(await field()).toHaveValue('390');
  expect(await orderButton()).not.toHaveAttribute('aria-disabled');
});

test('bonuses that are chosen after the number of persons stay after its answer', async () => {
  const cart = rawCart({ discounts });
  const persons = deferredCall();
  const { queryClient } = openOrder({
    cart,
    answers: { '/api/app/order/change-person-count/': persons.answer },
  });
  await readyButton();
  // Without a pause between the presses, the change of persons is still waiting for another press.
  fireEvent.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
  fireEvent.click(screen.getByRole('button', { name: 'Все доступные бонусы' }));
  await persons.isSent();
  await persons.succeed({ order: { ...cart, persons_count: 2 } });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(await field()).toHaveValue('390');
});

test('one press spends all bonuses, up to the chain’s percentage', async () => {
  const settings = [{ key: 'percent_of_bonuses_to_order', value: '20' }];
  const { user } = openOrder({
    cart: rawCart({ discounts }),
    takeMethod: pickup,
    answers: { ...placeAnswers, '/api/app/settings/': () => settings },
  });
  await screen.findByText(/доступно 276 из 1\s240: бонусами можно оплатить до 20% заказа/);
  await user.click(screen.getByRole('button', { name: 'Все доступные бонусы' }));
  expect(await field()).toHaveValue('276');
});

test('without discounts in the cart, the customer’s own balance counts', async () => {
  openOrder({
    cart: rawCart(),
    takeMethod: pickup,
    answers: { '/api/user/get-data/': () => ({ id: 1, premium_bonus: { balance: '100' } }) },
  });
  expect(await field()).toHaveAccessibleDescription(keepTogether('доступно 100 из 100'));
});

test('a customer without bonuses gets no field', async () => {
  const { queryClient } = openOrder({
    cart: rawCart(),
    answers: { '/api/user/get-data/': () => ({ id: 1, premium_bonus: { balance: '0' } }) },
  });
  await readyButton();
  await waitFor(() => expect(queryClient.getQueryData(['user'])).toBeDefined());
  expect(screen.queryByText('Списать бонусы')).not.toBeInTheDocument();
});

test('bonuses that this order cannot use are shown without a field', async () => {
  openOrder({ cart: rawCart({ discounts: { available_points: 0, total_points: 1240 } }) });
  const group = await screen.findByRole('group', { name: 'Списать бонусы' });
  expect(group).toHaveTextContent(/доступно 0 из 1\s240/);
  expect(within(group).queryByRole('textbox')).not.toBeInTheDocument();
});

test('the reset spends no bonuses', async () => {
  openOrder({ cart: rawCart({ discounts }) });
  enter(await field(), '30');
  act(() => emit('checkout:used-bonuses-reset-requested', {}));
  expect(await field()).toHaveValue('');
});

test('the rows show the discount and the payment type', async () => {
  openOrder({
    takeMethod: pickup,
    cart: rawCart({ discount_sum: 1242, promocode: { code: 'ОСЕНЬ10' }, payment_type_id: 2 }),
  });
  expect((await screen.findByText('Скидка ОСЕНЬ10')).parentElement).toHaveTextContent(/−138\s₽/);
  const rows = screen.getAllByText('Картой в ресторане');
  expect(rows.some((row) => row.tagName === 'DD')).toBe(true);
});
