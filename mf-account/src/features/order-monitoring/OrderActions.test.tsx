/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { OrderActions } from './OrderActions';

test('an order is repeated in the cart', async () => {
  const { user, heard } = renderInShell(<OrderActions id={48213} />);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(heard).toEqual([
    { name: 'shell:panel-requested', payload: { panel: 'cart', params: { repeat: '48213' } } },
  ]);
});
