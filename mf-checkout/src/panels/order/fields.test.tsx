/** @jest-environment jsdom */
import { deferredCall } from '@storefront/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { openOrder, pickup, processPath, readyButton } from '../../testing/openOrder';

beforeEach(() => sessionStorage.clear());

describe('the form', () => {
  test('names the ways to pay by the take method', async () => {
    const { unmount } = openOrder();
    expect(await screen.findByRole('radio', { name: 'Картой курьеру' })).toBeInTheDocument();
    unmount();
    openOrder({ takeMethod: pickup });
    expect(await screen.findByRole('radio', { name: 'Картой в\u00A0ресторане' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Оставить у двери' })).not.toBeInTheDocument();
  });

  test('a payment type shows at once and falls back when it is not saved', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { '/api/app/order/change-payment-type/': call.answer } });
    await user.click(await screen.findByRole('radio', { name: 'Онлайн картой' }));
    await call.isSent();
    expect(screen.getByRole('radio', { name: 'Онлайн картой' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked());
  });

  test('a switch shows at once and falls back when it is not saved', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { '/api/app/order/toggle-param/': call.answer } });
    await user.click(await screen.findByRole('switch', { name: 'Оставить у двери' }));
    await call.isSent();
    expect(screen.getByRole('switch', { name: 'Оставить у двери' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Оставить у двери' })).not.toBeChecked());
  });

  test('more persons get more soy sauce (spec §2, Order monitoring)', async () => {
    const { user } = openOrder({
      cart: rawCart({ persons_count: 1 }),
      // Unanswered: on a busy machine the click takes longer than the pause before the call.
      answers: { '/api/app/order/change-person-count/': deferredCall().answer },
    });
    expect(await screen.findByText('Положим 50 мл соевого соуса')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
    expect(screen.getByText('Положим по 50 мл соевого соуса на каждого гостя')).toBeVisible();
  });

  test('rapid presses of persons are one call', async () => {
    const { calls } = openOrder();
    const more = await screen.findByRole('button', { name: 'Добавить: персоны' });
    // Without a pause between the presses, in which a busy machine would send the first one.
    for (const _ of [1, 2]) fireEvent.click(more);
    const persons = () => calls.filter(({ path }) => path.includes('change-person-count'));
    await waitFor(() => expect(persons()).toHaveLength(1));
    expect(persons()[0]?.query).toEqual(expect.objectContaining({ persons: 3 }));
  });

  test('the sum for change must not be less than the order costs', async () => {
    const { user, sent } = openOrder();
    const button = await readyButton();
    const field = screen.getByLabelText('С какой суммы сдача');
    await user.type(field, '1000 ₽');
    expect(field).toHaveValue('1000');
    expect(field).toHaveAccessibleDescription(/Сумма меньше заказа/);
    await user.click(button);
    expect(field).toHaveFocus();
    expect(sent(processPath)).toEqual([]);
    await user.clear(field);
    await user.type(field, '5000');
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ cash_change: 5000 })]));
  });

  test('a card payment sends no sum for change', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ cashChange: '5000' }));
    const { user, sent } = openOrder({ cart: rawCart({ payment_type_id: 2 }) });
    const button = await readyButton();
    expect(screen.queryByLabelText('С какой суммы сдача')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(processPath)[0]).not.toHaveProperty('cash_change');
  });
});

test.each([0, -3, null, 'много'])('%j persons show as one', async (persons_count) => {
  openOrder({ cart: rawCart({ persons_count }) });
  const fewer = await screen.findByRole('button', { name: 'Убавить: персоны' });
  expect(within(fewer.parentElement as HTMLElement).getByRole('status')).toHaveTextContent('1');
});
