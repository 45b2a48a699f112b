/** @jest-environment jsdom */
import { settingsQuery } from '@storefront/api-client';
import { openPanel, replacePanel, toast, useSession } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { screen } from '@testing-library/react';
import { renderInShell } from './renderInShell';

function DeliveryCost() {
  const { data, isError } = useQuery(settingsQuery());
  return <p>{isError ? 'failed' : data?.deliveryCost}</p>;
}

const SessionStatus = () => <output>{useSession().status}</output>;

test.each([
  ['empty by default', {}, 'Всегда бесплатно'],
  ['those of the test', { '/api/app/settings/': () => [{ key: 'delivery_cost', value: '290 ₽' }] }, '290 ₽'],
])('the settings are %s', async (_, answers, cost) => {
  renderInShell(<DeliveryCost />, { answers });
  expect(await screen.findByText(/./, { selector: 'p' })).toHaveTextContent(cost);
});

test('a test reads the events by their names', () => {
  const { emitted, toasts, opened } = renderInShell(<p />);
  openPanel('product', { group: 'rolly', slug: 'filadelfiya' });
  toast('Не удалось получить данные', 'error');
  replacePanel('cart');
  expect(opened()).toEqual(['product', 'cart']);
  expect(toasts()).toEqual(['Не удалось получить данные']);
  expect(emitted('shell:panel-requested')).toEqual([
    { panel: 'product', params: { group: 'rolly', slug: 'filadelfiya' } },
  ]);
  expect(emitted('checkout:item-added')).toEqual([]);
});

test('a guest who logs in is a customer', () => {
  const { emitted, logIn } = renderInShell(<SessionStatus />);
  expect(screen.getByRole('status')).toHaveTextContent('guest');
  logIn();
  expect(screen.getByRole('status')).toHaveTextContent('user');
  expect(emitted('account:logged-in')).toEqual([{}]);
});
