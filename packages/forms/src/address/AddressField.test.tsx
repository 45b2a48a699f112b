/** @jest-environment jsdom */
import { BrandProvider } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import type { Suggestion } from '@storefront/maps';
import { QueryClient, QueryClientProvider } from '@storefront/query';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressField } from './AddressField';
import { useAddressField } from './useAddressField';

let mockSuggest: (text: string) => Suggestion[];
jest.mock('@storefront/maps', () => ({
  createGeocoder: () => ({ suggest: async (text: string) => mockSuggest(text), retry: () => undefined }),
}));

const brand = parseBrand({
  key: 'tanto',
  name: 'Tanto',
  tagline: 'sushi',
  description: 'A second chain',
  phone: '+7 495 000-11-22',
  deliveryEmail: 'delivery@example.com',
  themeColor: { light: '#ffffff', dark: '#000000' },
  links: {},
});
const street: Suggestion = {
  id: 'street',
  firstLine: 'Огородный проезд',
  secondLine: 'Москва',
  coords: '55.8201,37.6012',
  street: 'Огородный проезд',
};
const house: Suggestion = {
  id: 'house',
  firstLine: 'Огородный проезд, 16',
  secondLine: 'Москва',
  coords: '55.8196,37.6035',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
};

function open(answer: typeof mockSuggest, onPicked?: () => void) {
  mockSuggest = answer;
  function Search() {
    const search = useAddressField();
    return (
      <>
        <AddressField search={search} {...(onPicked && { onPicked })} />
        <output>{search.address?.fullAddress}</output>
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrandProvider value={brand}>
        <Search />
      </BrandProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const field = () => screen.getByRole('combobox', { name: 'Улица и дом' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const nothing = 'Ничего не нашлось. Проверьте улицу и номер дома';

test('a street without a house asks for the house, and an empty list is not reported beside it', async () => {
  const user = open((text) => (text.includes(',') ? [] : [street]));
  await user.type(field(), 'огородный');
  await user.click(await option(/Огородный проезд/));
  expect(field()).toHaveValue('Огородный проезд, ');
  expect(field()).toHaveFocus();
  await waitForElementToBeRemoved(screen.queryByText('Ищем адрес...'));
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('Укажите номер дома');
  await user.type(field(), '999');
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(field()).not.toHaveAccessibleDescription();
});

test('an emptied field asks for no house', async () => {
  const user = open(() => [street]);
  await user.type(field(), 'огородный');
  await user.click(await option(/Огородный проезд/));
  await user.clear(field());
  expect(field()).not.toHaveAccessibleDescription();
});

test('Enter picks the first suggestion, and the caller may go on with its address', async () => {
  const onPicked = jest.fn();
  const user = open(() => [house, street], onPicked);
  await user.type(field(), 'огородный');
  await option(/16/);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Москва, Огородный проезд, 16')).toBeInTheDocument();
  expect(field()).toHaveValue('Огородный проезд, 16');
  expect(onPicked).toHaveBeenCalledTimes(1);
  expect(onPicked).toHaveBeenCalledWith(expect.objectContaining({ street: 'Огородный проезд', home: '16' }));
});

test('the cross empties the field and forgets the address', async () => {
  const user = open(() => [house]);
  await user.type(field(), 'огородный');
  await user.click(await option(/16/));
  await user.click(screen.getByRole('button', { name: 'Очистить адрес' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByText('Москва, Огородный проезд, 16')).not.toBeInTheDocument();
});
