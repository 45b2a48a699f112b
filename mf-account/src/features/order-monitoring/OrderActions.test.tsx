/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import { OrderActions, useFollowedOrder } from './index';

const path = '/api/user/orders/{id}/';

function Harness() {
  const { data: order } = useFollowedOrder(48213);
  return order && <OrderActions order={order} />;
}

const renderActions = (more: Record<string, unknown> = {}) =>
  renderInShell(<Harness />, { answers: { [path]: () => testOrder(more) } });
const review = () => screen.findByRole('button', { name: 'Оценить заказ' });

test('«Повторить» opens the cart with the order', async () => {
  const { user, emittedEvents } = renderActions();
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(emittedEvents).toEqual([
    { name: 'shell:panel-requested', payload: { panel: 'cart', params: { repeat: '48213' } } },
  ]);
});

test.each(['closed', 'delivered', 'canceled', 'error'])(
  'an order with the status %s can be reviewed',
  async (status_slug) => {
    const { user, emittedEvents } = renderActions({ status_slug });
    await user.click(await review());
    expect(screen.queryByRole('link', { name: 'Связаться' })).not.toBeInTheDocument();
    expect(emittedEvents).toEqual([
      { name: 'shell:panel-requested', payload: { panel: 'order-review', params: { id: '48213' } } },
    ]);
  },
);

test.each(['wait_confirm', 'not_confirmed', 'new', 'in_progress', 'ready', 'on_the_way', 'packed_by_robot'])(
  'an order with the status %s cannot be reviewed yet',
  async (status_slug) => {
    renderActions({ status_slug });
    expect(await screen.findByRole('link', { name: 'Связаться' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Оценить заказ' })).not.toBeInTheDocument();
  },
);

test('a reviewed order says so instead of opening the review', async () => {
  const { user, emittedEvents } = renderActions({ status_slug: 'closed', estimation: { mark: 5 } });
  expect(await review()).toHaveAccessibleDescription('Вы уже оценили этот заказ');
  await user.click(await review());
  expect(emittedEvents).toEqual([]);
});
