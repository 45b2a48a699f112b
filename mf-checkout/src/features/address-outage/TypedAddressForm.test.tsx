/** @jest-environment jsdom */
import { addressCalls } from '@storefront/api-contract/server';
import { longestText, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { deliveryAddress } from '../../testing/answers';
import { TypedAddressForm } from './TypedAddressForm';

test.each([
  ['Улица', 'street'],
  ['Дом', 'home'],
])('the field «%s» takes as much as the back end', (name, key) => {
  renderInShell(
    <TypedAddressForm
      point={{ latitude: 55.82, longitude: 37.6 }}
      typed={{ street: '', home: '' }}
      onType={() => undefined}
      onAddress={() => undefined}
    />,
  );
  const takes = (text: string) =>
    addressCalls.addAddress.body?.safeParse({ ...deliveryAddress, [key]: text }).success;
  expect(screen.getByRole('textbox', { name })).toHaveProperty('maxLength', longestText(takes));
});
