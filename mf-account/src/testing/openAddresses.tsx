import { type DeliveryAddress, useTakeMethod, type WidgetProps } from '@storefront/contracts';
import { type Answer, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import AddressesPanel from '../panels/addresses/AddressesPanel';

export const listPath = '/api/user/addresses/';
export const addPath = '/api/user/addresses/add/';
export const deletePath = '/api/user/addresses/delete/';
export const cartPath = '/api/app/order/change-take-method/';

export const arbat = {
  id: 5,
  default: 1,
  street: 'Арбат',
  home: '1',
  apartment: '2',
  coordinates: '55.7521,37.5933',
};
export const tverskaya = {
  id: 6,
  street: 'Тверская',
  home: '7',
  latitude: 55.7611,
  longitude: '37.6094',
};
/** An address without coordinates. */
export const gadyukino = { id: 7, full_address: 'Деревня Гадюкино' };

/** The address of the order, with this id. */
export const chosen = (id: number): DeliveryAddress => ({
  type: 'delivery',
  id,
  street: 'Арбат',
  home: '1',
  fullAddress: 'Арбат, 1',
  coordinates: '55.7521,37.5933',
});

const nothingChosen = (): void => {
  throw new Error('no address is being chosen');
};

/** The test calls these in place of the widget of mf-checkout that applies a choice. */
export const widget = { begin: nothingChosen, apply: nothingChosen };

function AddressChoice({ address, onApplied }: WidgetProps<'checkout:address-choice'>) {
  useEffect(() => {
    if (!address) return;
    widget.begin = () => useTakeMethod.setState({ takeMethod: 'delivery', delivery: address });
    widget.apply = () => {
      widget.begin();
      onApplied(address);
    };
    return () => {
      widget.begin = nothingChosen;
      widget.apply = nothingChosen;
    };
  }, [address, onApplied]);
  return null;
}

type Options = Parameters<typeof renderInShell>[1];

/** The panel of a customer with these addresses. */
export function openAddresses(addresses: { id: number }[], more: Options = {}) {
  let saved = addresses;
  const answers: Record<string, Answer> = {
    [listPath]: () => saved,
    [deletePath]: ({ body }) => {
      saved = saved.filter(({ id }) => id !== (body as { address_id: number }).address_id);
      return { success: true };
    },
    ...more.answers,
  };
  const view = renderInShell(<AddressesPanel />, {
    session: 'user',
    widgets: { 'checkout:address-choice': AddressChoice },
    ...more,
    answers,
  });
  return {
    ...view,
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

export const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
export const done = () => screen.getByRole('button', { name: 'Готово' });
export const remove = (title: string) => screen.findByRole('button', { name: `Удалить адрес ${title}` });
