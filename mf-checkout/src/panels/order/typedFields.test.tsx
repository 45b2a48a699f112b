/** @jest-environment jsdom */
import type { Cart } from '@storefront/api-contract';
import { cartCalls } from '@storefront/api-contract/server';
import { keepTogether } from '@storefront/domain';
import { enter, apiError, longestText } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, processPath, readyButton } from '../../testing/openOrder';

const paymentPath = '/api/app/order/change-payment-type/';
const tooSmall = 'Сумма меньше заказа';

const cashField = () => screen.findByLabelText('С какой суммы сдача');
const commentField = () => screen.findByLabelText('Комментарий к заказу');
const draft = () => JSON.parse(sessionStorage.getItem('tantoOrderDraft') ?? 'null') as unknown;

beforeEach(() => sessionStorage.clear());

test('the sum on the button can be named as the sum for change, though the order costs kopecks more', async () => {
  const { user, sent } = openOrder({
    cart: rawCart({ items: [rawItem(1, 'Филадельфия', { price: 1290.4 })] }),
  });
  const button = await readyButton();
  expect(button).toHaveAccessibleName(/1\s290\s₽/);
  enter(await cashField(), '1290');
  await user.click(button);
  await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ cash_change: 1290 })]));
});

test('the comment takes as much as the back end', async () => {
  openOrder();
  const takes = (comment: string) => cartCalls.addComment.body?.safeParse({ comment }).success;
  expect(await commentField()).toHaveProperty('maxLength', longestText(takes));
});

test('a comment that cannot be saved is toasted and stays in its field', async () => {
  const { user, toasts } = openOrder({
    answers: { '/api/app/order/add-comment/': () => Promise.reject(apiError(500)) },
  });
  const field = await commentField();
  enter(field, 'Домофон не работает');
  await user.tab();
  await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
  expect(field).toHaveValue('Домофон не работает');
});

test('a sum for change has six digits at most', async () => {
  const { user } = openOrder();
  await user.type(await cashField(), '12345678');
  expect(await cashField()).toHaveValue('123456');
});

test('a reload keeps the comment and the sum for change, and shows the error of the sum', async () => {
  const { unmount } = openOrder();
  enter(await cashField(), '500');
  enter(await commentField(), 'Домофон');
  expect(draft()).toMatchObject({ comment: 'Домофон', cashChange: '500' });
  unmount();
  openOrder();
  expect(await commentField()).toHaveValue('Домофон');
  expect(await cashField()).toHaveValue('500');
  await waitFor(async () => expect(await cashField()).toHaveAccessibleDescription(keepTogether(tooSmall)));
});

test.each([
  ['was emptied and filled again', [rawItem(2, 'Маки')], ''],
  ['got another dish', [rawItem(1, 'Филадельфия'), rawItem(2, 'Маки')], '5000'],
])('the sum for change of a cart that %s', async (_, items, expected) => {
  const { unmount } = openOrder();
  enter(await cashField(), '5000');
  enter(await commentField(), 'Домофон');
  unmount();
  openOrder({ cart: rawCart({ items }) });
  expect(await cashField()).toHaveValue(expected);
  expect(await commentField()).toHaveValue(expected && 'Домофон');
});

test('the sum for change stays when every dish is replaced while the form is open', async () => {
  const { queryClient, unmount } = openOrder();
  enter(await cashField(), '5000');
  const replace = (id: number) =>
    act(async () => {
      queryClient.setQueryData(['cart'], (cart: Cart) => ({
        ...cart,
        items: cart.items.map((item) => ({ ...item, id, product_id: id * 10 })),
      }));
    });
  await replace(2);
  await replace(3);
  expect(await cashField()).toHaveValue('5000');
  unmount();
  openOrder({ cart: rawCart({ items: [rawItem(3, 'Маки')] }) });
  expect(await cashField()).toHaveValue('5000');
});

test('bonuses that make the order cheaper clear the problem of the sum', async () => {
  const { user } = openOrder({
    cart: rawCart({ discounts: { available_points: 400, total_points: 400 } }),
  });
  const field = await cashField();
  enter(field, '1000');
  await waitFor(() => expect(field).toHaveAccessibleDescription(keepTogether(tooSmall)));
  await readyButton();
  await user.click(screen.getByRole('button', { name: 'Все доступные бонусы' }));
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(keepTogether(tooSmall)));
});

test('another payment type and back keeps the sum', async () => {
  const { user, sent } = openOrder({
    answers: {
      [paymentPath]: ({ body }) => ({ order: rawCart({ payment_type_id: (body as { id: number }).id }) }),
    },
  });
  enter(await cashField(), '500');
  await user.click(screen.getByRole('radio', { name: 'Картой курьеру' }));
  await waitFor(() => expect(sent(paymentPath)).toHaveLength(1));
  expect(screen.getByRole('radio', { name: 'Картой курьеру' })).toBeChecked();
  expect(screen.queryByLabelText('С какой суммы сдача')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Наличными' }));
  expect(await cashField()).toHaveValue('500');
  await waitFor(async () => expect(await cashField()).toHaveAccessibleDescription(keepTogether(tooSmall)));
});

test('Enter in a field does not place the order', async () => {
  const { user, sent } = openOrder();
  await readyButton();
  enter(await cashField(), '5000');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Заказать/ })).not.toHaveAttribute('aria-busy');
  expect(sent(processPath)).toEqual([]);
});

test('a comment that was saved elsewhere shows, unless another one is being typed', async () => {
  const { user, queryClient } = openOrder({
    cart: rawCart({ comment: 'Этаж 2' }),
    answers: { '/api/app/order/add-comment/': () => Promise.reject(apiError(500)) },
  });
  const field = await commentField();
  expect(field).toHaveValue('Этаж 2');
  const saveElsewhere = (comment: string) =>
    act(async () => {
      queryClient.setQueryData(['cart'], (cart: object) => ({ ...cart, comment }));
    });
  await saveElsewhere('Этаж 3');
  expect(field).toHaveValue('Этаж 3');
  await user.type(field, ' и 4');
  await saveElsewhere('Этаж 5');
  expect(field).toHaveValue('Этаж 3 и 4');
});

test('a draft that a logout has cleared is not written again by the next answer', async () => {
  const { queryClient } = openOrder();
  enter(await cashField(), '5000');
  await waitFor(() => expect(draft()).toMatchObject({ cashChange: '5000' }));
  sessionStorage.clear();
  await act(async () => {
    queryClient.setQueryData(['cart'], (cart: object) => ({ ...cart, contactless: true }));
  });
  expect(draft()).toBeNull();
});
