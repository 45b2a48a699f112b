/** @jest-environment jsdom */
import { useTakeMethod } from '@storefront/contracts';
import { screen } from '@testing-library/react';
import { openInShell } from '../../testing/openInShell';
import SelectAddressPanel from './SelectAddressPanel';

test.each([
  ['Доставка', 'delivery'],
  ['Самовывоз', 'pickup'],
])('%s leads to its address', async (name, takeMethod) => {
  const { user, emitted } = openInShell(<SelectAddressPanel />, { takeMethod: {} });
  expect(screen.getByRole('heading', { name: 'Как получите заказ?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  expect(useTakeMethod.getState().takeMethod).toBe(takeMethod);
  expect(emitted('shell:panel-replace-requested')).toEqual([{ panel: 'take-method', params: {} }]);
});

test('it can be left without an answer', async () => {
  const { user, emitted } = openInShell(<SelectAddressPanel />);
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
});
