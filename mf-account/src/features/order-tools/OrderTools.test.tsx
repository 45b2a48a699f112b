/** @jest-environment jsdom */
import { useInstallOffer } from '@storefront/contracts';
import { orderStatus } from '@storefront/domain';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { OrderTools } from './OrderTools';

afterEach(() => useInstallOffer.setState({ offer: undefined }));

test.each([
  ['new', 1],
  ['on_the_way', 1],
  ['wait_confirm', 0],
  ['closed', 0],
  ['canceled', 0],
])('an order that is %s offers %i times to put the site on the screen', (status_slug, times) => {
  useInstallOffer.setState({ offer: { prompt: async () => undefined } });
  const order = { id: 7, status_slug, share_token: null };
  renderInShell(<OrderTools order={order} title="Заказ № 7" status={orderStatus(status_slug, 'delivery')} />);
  expect(screen.queryAllByRole('region', { name: 'Добавить на экран' })).toHaveLength(times);
});
