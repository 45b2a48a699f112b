/** @jest-environment jsdom */
import { orderQuery } from '@storefront/api-client';
import { renderInShell, recovering } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import { OrderActions, OrderMonitoring, useFollowedOrder } from './index';

const path = '/api/user/orders/{id}/';

function Harness() {
  const followed = useFollowedOrder(48213);
  return (
    <>
      <OrderMonitoring followed={followed} titleAs="h1" />
      {followed.data && <OrderActions order={followed.data} />}
    </>
  );
}

const renderOrder = (more: Record<string, unknown> = {}, settings: unknown[] = []) =>
  renderInShell(<Harness />, {
    answers: { [path]: () => testOrder(more), '/api/app/settings/': () => settings },
  });

const retryButton = () => screen.getAllByRole('button', { name: 'Повторить' })[0] as HTMLElement;
const status = () => screen.findByRole('heading', { level: 1 });

test('shows status, delivery window, address, contents and sums', async () => {
  renderOrder();
  expect(await status()).toHaveTextContent('Готовим заказ');
  expect(screen.getByText(/с\s19:30 до 20:00/)).toBeVisible();
  expect(screen.getByText(/Огородный проезд, 16, кв.\s48/)).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Состав заказа' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Филадельфия с\u00A0лососем2\u00A0×\u00A0690\u00A0₽1\u00A0380\u00A0₽',
    'Рамэн тонкоцуГёдза810\u00A0₽',
  ]);
  expect(within(screen.getByRole('list', { name: 'Дополнительно' })).getByText('Бесплатно')).toBeVisible();
  expect(screen.getByText('Оплачено онлайн картой').nextSibling).toHaveTextContent('1 905 ₽');
  expect(screen.getByText('Скидка').nextSibling).toHaveTextContent('−245 ₽');
  expect(screen.getByText('Списано бонусов').nextSibling).toHaveTextContent('−300');
  expect(screen.getByText('Начислим бонусов', { selector: 'dt' }).nextSibling).toHaveTextContent('+95');
  expect(screen.getByText('Персон').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Не звонить')).toBeVisible();
  expect(screen.getByText(/50\sмл соевого соуса на каждого гостя/)).toBeVisible();
  expect(screen.getByText('Готовим заказ', { selector: 'li *' }).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('the address shows what the courier gets with it', async () => {
  renderOrder({ address: { street: 'Арбат', home: '1', intercom: '24К', comment: 'Вход со двора' } });
  expect(await screen.findByText(/^Курьеру: домофон\s24К. Вход со двора$/)).toBeVisible();
});

test('a live status is shown and announced', async () => {
  const { queryClient } = renderOrder();
  await status();
  act(() => {
    queryClient.setQueryData(
      orderQuery(48213).queryKey,
      (order) => order && { ...order, status_slug: 'on_the_way', delivery_date: '2026-11-21T20:10:00+03:00' },
    );
  });
  expect(await status()).toHaveTextContent('Заказ у курьера');
  expect(screen.getByText(/с\s20:10 до 20:40/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Заказ 48 213: Заказ у курьера');
});

test('an unconfirmed payment shows how long to wait and whom to call', async () => {
  renderOrder({ status_slug: 'wait_confirm' }, [{ key: 'order_by_phone', value: '8 495 999-88-77' }]);
  expect(await screen.findByText(/не изменится в течение 2\sминут.*\+7 495 999-88-77/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Связаться' })).toHaveAttribute('href', 'tel:+74959998877');
});

test('a failed order apologises, with its number and the brand’s phone', async () => {
  renderOrder({ status_slug: 'error' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/\+7 495 000-11-22.*номер заказа 48 213/);
  expect(screen.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+74950001122');
  expect(screen.getByRole('button', { name: 'Оценить заказ' })).toBeEnabled();
  expect(screen.queryByRole('list', { name: 'Путь заказа' })).not.toBeInTheDocument();
});

test('a canceled order earns no bonuses', async () => {
  renderOrder({ status_slug: 'canceled' });
  expect(await status()).toHaveTextContent('Заказ отменен');
  expect(screen.getByText(/^Бонусы за\sзаказ$/, { selector: 'dt' }).nextSibling).toHaveTextContent(/ 0$/);
});

test.each([
  ['in_progress', 'Доставим', 'Положим по 50 мл соевого соуса на каждого гостя', 'Начислим бонусов'],
  ['closed', 'Доставили', 'Положили по 50 мл соевого соуса на каждого гостя', 'Начислено бонусов'],
  ['canceled', 'Доставка', 'По 50 мл соевого соуса на каждого гостя', 'Бонусы за заказ'],
  ['error', 'Доставка', 'По 50 мл соевого соуса на каждого гостя', 'Бонусы за заказ'],
])('an order that is %s says «%s»', async (status_slug, where, sauce, bonuses) => {
  renderOrder({ status_slug });
  await status();
  expect(screen.getByText(where)).toBeVisible();
  expect(screen.getByText(sauce)).toBeVisible();
  expect(screen.getByText(bonuses, { selector: 'dt' })).toBeVisible();
});

test('an order of nulls renders without «undefined»', async () => {
  const { container } = renderInShell(<Harness />, { answers: { [path]: () => ({ id: 48213 }) } });
  expect(await status()).toHaveTextContent('Заказ принят');
  expect(screen.getByText('Как можно скорее')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null|Invalid|₽/);
});

test('a failed load can be retried', async () => {
  const call = recovering(() => testOrder());
  const { user } = renderInShell(<Harness />, {
    answers: {
      [path]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  call.recover();
  await user.click(retryButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Готовим заказ' })).toBeVisible();
});

test('an order that is due on a day shows no hours', async () => {
  renderOrder({ delivery_date: '2025-03-08', datetime: null });
  await status();
  expect(screen.getByText('8 марта 2025 г.').parentElement).toHaveTextContent('Привезем 8 марта 2025 г.');
  expect(document.body).not.toHaveTextContent('00:00');
});

test('a finished order has its day without hours, and was created on a day', async () => {
  renderOrder({
    status_slug: 'closed',
    delivery_date: '2025-03-08',
    datetime: null,
    created_at: '2025-03-07',
  });
  await status();
  expect(screen.getByText('Время').nextSibling).toHaveTextContent(/^8 марта 2025 г.$/);
  expect(screen.getByText('7 марта')).toBeVisible();
});

test.each(['closed', 'canceled', 'error'])(
  'an order that is %s shows its time among the details',
  async (status_slug) => {
    renderOrder({ status_slug, delivery_date: '2025-03-08T19:30:00+03:00' });
    await status();
    expect(screen.getByText('Время').nextSibling).toHaveTextContent('8 марта 2025 г. с 19:30 до 20:00');
  },
);
