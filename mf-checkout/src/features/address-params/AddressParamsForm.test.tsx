/** @jest-environment jsdom */
import { addressCalls } from '@storefront/api-contract/server';
import { longestText, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { deliveryAddress } from '../../testing/answers';
import { AddressParamsForm } from './AddressParamsForm';

test.each([
  ['Квартира', 'apartment'],
  ['Подъезд', 'entrance'],
  ['Этаж', 'floor'],
])('the field «%s» takes as much as the back end', (name, key) => {
  renderInShell(<AddressParamsForm formId="form" address={deliveryAddress} onSave={() => undefined} />);
  const takes = (text: string) =>
    addressCalls.addAddress.body?.safeParse({ ...deliveryAddress, [key]: text }).success;
  expect(screen.getByRole('textbox', { name })).toHaveProperty('maxLength', longestText(takes));
});
