/** @jest-environment jsdom */
import { type Answer, apiError, deferredCall, enter } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
import { commentPath, openOrder, pickup, processPath, readyButton } from '../../testing/openOrder';

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
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Сумма меньше заказа/);
    await user.click(button);
    expect(field).toHaveFocus();
    expect(sent(processPath)).toEqual([]);
    enter(field, '5000');
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ cash_change: 5000 })]));
  });

  test('the sum for change stands as close to the payment as the rows of the place to each other', async () => {
    openOrder();
    await readyButton();
    const gapOf = (part: Element | null | undefined) => part && getComputedStyle(part).gap;
    const change = screen.getByLabelText('С какой суммы сдача');
    const payment = screen.getByRole('group', { name: 'Оплата' }).parentElement;
    const place = screen.getByRole('button', { name: /Когда доставить/ }).parentElement;
    expect(payment).toContainElement(change);
    expect(gapOf(payment)).toBe(gapOf(place));
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

describe('the comment', () => {
  const saves: Record<string, Answer> = {
    [commentPath]: ({ body }) => ({ order: rawCart({ comment: (body as { comment: string }).comment }) }),
  };
  const field = () => screen.findByLabelText('Комментарий к заказу');

  test.each([
    ['a delivery', {}, 'Домофон, этаж, пожелания кухне'],
    ['a pickup', { takeMethod: pickup }, 'Пожелания кухне'],
  ])('of %s asks for what the order needs', async (_, options, hint) => {
    openOrder(options);
    expect(await field()).toHaveAccessibleDescription(hint);
  });

  test('is saved on blur', async () => {
    const { user, sent } = openOrder({ answers: saves });
    enter(await field(), ' Домофон 48 ');
    await user.tab();
    await waitFor(() =>
      expect(sent(commentPath)).toEqual([expect.objectContaining({ comment: 'Домофон 48' })]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('survives a closed panel before it is saved', async () => {
    const { unmount } = openOrder();
    enter(await field(), 'Домофон');
    unmount();
    openOrder();
    expect(await field()).toHaveValue('Домофон');
  });

  test('is saved before the order is placed', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ comment: 'Домофон', cashChange: '' }));
    const { user, calls } = openOrder({ answers: saves });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(
        calls.map(({ path }) => path).filter((path) => [commentPath, processPath].includes(path)),
      ).toEqual([commentPath, processPath]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('text that is typed during a save stays, and is saved too', async () => {
    const answers: (() => void)[] = [];
    const { user, sent } = openOrder({
      answers: {
        [commentPath]: ({ body }) =>
          new Promise((resolve) => {
            const { comment } = body as { comment: string };
            answers.push(() => resolve({ order: rawCart({ comment }) }));
          }),
      },
    });
    enter(await field(), 'Домофон');
    await user.tab();
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(await field(), ' 48');
    await act(async () => answers[0]?.());
    expect(await field()).toHaveValue('Домофон 48');
    await user.tab();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(sent(commentPath)).toEqual([
      expect.objectContaining({ comment: 'Домофон' }),
      expect.objectContaining({ comment: 'Домофон 48' }),
    ]);
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('is saved once by the press of the button, which also blurs the field', async () => {
    const { user, sent } = openOrder({ answers: saves });
    enter(await field(), 'Домофон');
    await user.click(await readyButton());
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(commentPath)).toHaveLength(1);
  });

  test('that cannot be saved blocks the order and stays in the field', async () => {
    const { user, sent, toasts } = openOrder({
      answers: { [commentPath]: () => Promise.reject(apiError(500)) },
    });
    enter(await field(), 'Домофон');
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toContain('Не удалось сохранить данные'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(sent(processPath)).toEqual([]);
    expect(await field()).toHaveValue('Домофон');
  });
});
