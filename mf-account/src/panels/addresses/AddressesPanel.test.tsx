/** @jest-environment jsdom */
import { addressesQuery } from '@storefront/api-client';
import {
  chooseAddress,
  type DeliveryAddress,
  emit,
  resetTakeMethod,
  type TakeMethodState,
  useTakeMethod,
  type WidgetProps,
} from '@storefront/contracts';
import { type Answer, apiError, renderInShell, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import AddressesPanel from './AddressesPanel';

const listPath = '/api/user/addresses/';
const deletePath = '/api/user/addresses/delete/';
const cartPath = '/api/app/order/change-take-method/';
const arbat = {
  id: 5,
  default: 1,
  street: 'Арбат',
  home: '1',
  apartment: '2',
  coordinates: '55.7521,37.5933',
};
const tverskaya = { id: 6, street: 'Тверская', home: '7', latitude: 55.7611, longitude: '37.6094' };
const lost = { id: 7, full_address: 'Деревня Гадюкино' };

const chosen = (id: number): DeliveryAddress => ({
  type: 'delivery',
  id,
  street: 'Арбат',
  home: '1',
  fullAddress: 'Арбат, 1',
  coordinates: '55.7521,37.5933',
});

/** Stands in for the widget of mf-checkout: chooses when the test says so. */
let applyChoice: (() => void) | undefined;
let beginChoice: (() => void) | undefined;
function AddressChoice({ address, onApplied }: WidgetProps<'checkout:address-choice'>) {
  useEffect(() => {
    if (!address) return;
    beginChoice = () => useTakeMethod.setState({ takeMethod: 'delivery', delivery: address });
    applyChoice = () => {
      beginChoice?.();
      onApplied(address);
    };
  }, [address, onApplied]);
  return null;
}

/** A back end with these addresses. */
function open(addresses: { id: number }[], more: Parameters<typeof renderInShell>[1] = {}) {
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

const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
const done = () => screen.getByRole('button', { name: 'Готово' });

test('lists the addresses with their flat; the chosen one is checked', async () => {
  open([arbat, tverskaya], { takeMethod: { delivery: chosen(6) } });
  expect(screen.getByRole('heading', { level: 2, name: 'Мои адреса' })).toBeVisible();
  expect(await radio('Арбат, 1 кв.\u00A02')).not.toBeChecked();
  expect(await radio('Тверская, 7')).toBeChecked();
});

test('for a pickup order no address is checked', async () => {
  open([arbat], { takeMethod: { takeMethod: 'pickup', delivery: chosen(5) } });
  expect(await radio(/Арбат/)).not.toBeChecked();
});

test('a chosen address is checked at once; «Готово» waits until it is applied', async () => {
  const { user, emittedEvents } = open([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
  await user.click(await radio('Тверская, 7'));
  expect(await radio('Тверская, 7')).toBeChecked();
  await user.click(done());
  expect(emittedEvents).toEqual([]);
  act(() => applyChoice?.());
  expect(useTakeMethod.getState().delivery).toMatchObject({ id: 6, coordinates: '55.7611,37.6094' });
  expect(await radio('Тверская, 7')).toBeChecked();
  await user.click(done());
  expect(emittedEvents.map(({ name }) => name)).toEqual(['shell:panel-back-requested']);
});

describe('closing before the late widget has applied the choice', () => {
  /** Chooses «Тверская, 7»; the server answers a change of the address with `answer`. */
  async function choose(takeMethod: Partial<TakeMethodState>, answer: Answer = () => ({ order: null })) {
    const view = open([arbat, tverskaya], { takeMethod, answers: { [cartPath]: answer } });
    await view.user.click(await radio('Тверская, 7'));
    return view;
  }

  test.each([
    ['another address', { delivery: chosen(5) }],
    ['no address', {}],
    ['pickup', { takeMethod: 'pickup', delivery: chosen(6) }],
  ] as const)('makes it the address of an order with %s', async (_, takeMethod) => {
    const { sent, unmount } = await choose(takeMethod);
    unmount();
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: { id: 6 } });
    await waitFor(() =>
      expect(sent(cartPath)).toEqual([expect.objectContaining({ method: 'delivery', address_id: 6 })]),
    );
  });

  const lacking = {
    items: [],
    stoplisted_items: [{ id: 9, product_id: 9, amount: 1, price: 100 }],
    full_sum: 0,
  };

  test('shows the dishes that the address lacks', async () => {
    const { emittedEvents, unmount } = await choose({ delivery: chosen(5) }, () => ({ order: lacking }));
    unmount();
    await waitFor(() =>
      expect(emittedEvents).toContainEqual({
        name: 'shell:panel-requested',
        payload: { panel: 'unavailable-items', params: {} },
      }),
    );
  });

  test('shows no dishes that are missing at an address which the server refuses', async () => {
    const { emittedEvents, toasts, unmount, queryClient } = await choose({ delivery: chosen(5) }, () => {
      throw apiError(500);
    });
    queryClient.setQueryData(['cart'], lacking);
    unmount();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(emittedEvents.map(({ name }) => name)).not.toContain('shell:panel-requested');
  });

  test('restores the address before it when the server refuses', async () => {
    const { toasts, unmount } = await choose({ delivery: chosen(5) }, () => {
      throw apiError(500);
    });
    unmount();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });

  test.each([
    ['that the widget has begun to apply', 6],
    ['that was chosen elsewhere since', 8],
  ])('leaves a place %s', async (_, id) => {
    const { sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    act(() => void chooseAddress(chosen(id)));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(id));
    expect(sent(cartPath)).toEqual([]);
  });

  test('chooses nothing after a logout', async () => {
    const { sent, unmount } = await choose({});
    act(() => {
      resetTakeMethod();
      emit('account:logged-out', {});
    });
    unmount();
    expect(useTakeMethod.getState().delivery).toBeUndefined();
    expect(sent(cartPath)).toEqual([]);
  });

  test('sends nothing after a return to the address of the order', async () => {
    const { user, sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    await user.click(await radio(/Арбат/));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
    expect(sent(cartPath)).toEqual([]);
  });

  test('leaves the order as it was when the address has been removed', async () => {
    const { user, sent, unmount, queryClient } = await choose({ delivery: chosen(5) });
    await user.click(await screen.findByRole('button', { name: 'Удалить адрес Тверская, 7' }));
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
    expect(sent(cartPath)).toEqual([]);
  });
});

test.each([
  ['Изменить адрес Арбат, 1', 'address-params', { id: '5' }],
  ['Добавить новый адрес', 'take-method', { from: 'addresses' }],
])('«%s» opens %s', async (name, panel, params) => {
  const { user, emittedEvents } = open([arbat]);
  await user.click(await screen.findByRole('button', { name }));
  expect(emittedEvents.at(-1)).toEqual({ name: 'shell:panel-requested', payload: { panel, params } });
});

test('an address without a place on the map can only be removed', async () => {
  const { container } = open([lost, { id: 8 }]);
  const row = (await screen.findByText('Деревня Гадюкино')).closest('li');
  if (!row) throw new Error('no row');
  expect(within(row).queryByRole('radio')).not.toBeInTheDocument();
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Удалить адрес Деревня Гадюкино']);
  expect(row).toHaveTextContent('Нет точки на карте');
  expect(screen.getByText('Адрес без названия')).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

describe('removing', () => {
  const remove = (title: string) => screen.findByRole('button', { name: `Удалить адрес ${title}` });

  test('takes the address off the list before the server answers, and the focus to the next action', async () => {
    const deletion = deferredCall();
    const { user, sent, queryClient } = open([arbat, tverskaya], {
      answers: { [deletePath]: deletion.answer },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(sent(deletePath)).toEqual([{ address_id: 6 }]));
    expect(screen.queryByRole('radio', { name: 'Тверская, 7' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Добавить новый адрес' })).toHaveFocus();
    expect(await radio(/Арбат/)).toBeInTheDocument();
    await deletion.succeed({ success: true });
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  });

  test.each([
    ['the fallback', () => Promise.reject(apiError(500)), 'Не удалось удалить адрес'],
    [
      'the server’s message',
      () => Promise.reject(apiError(500, 'Адрес занят заказом')),
      'Адрес занят заказом',
    ],
    [
      'the message of an answer that says no',
      () => ({ success: false, message: 'Адрес занят заказом' }),
      'Адрес занят заказом',
    ],
  ])('that fails brings the address back with %s', async (_, answer, text) => {
    const { user, toasts } = open([arbat, tverskaya], {
      takeMethod: { delivery: chosen(6) },
      answers: {
        [deletePath]: answer,
      },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(await radio('Тверская, 7')).toBeChecked();
    expect(useTakeMethod.getState().delivery?.id).toBe(6);
  });

  test('that is refused, because another device has removed it, reads the list again', async () => {
    let saved = [arbat, tverskaya];
    const { user, toasts, queryClient } = open([], {
      answers: {
        [listPath]: () => saved,
        [deletePath]: () => Promise.reject(apiError(404, 'Адрес не найден')),
      },
    });
    const button = await remove('Тверская, 7');
    saved = [arbat];
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual(['Адрес не найден']));
    await waitFor(() =>
      expect(queryClient.getQueryData(addressesQuery().queryKey)?.map(({ id }) => id)).toEqual([5]),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  test('the address of the order lets the default one take over', async () => {
    const { user } = open([tverskaya, lost, arbat], { takeMethod: { delivery: chosen(6) } });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(5));
    expect(await radio(/Арбат/)).toBeChecked();
    expect(done()).toHaveAttribute('aria-busy', 'true');
    act(() => applyChoice?.());
    expect(done()).not.toHaveAttribute('aria-busy');
  });

  test('the address of the order lets one take over that the back end has made the default', async () => {
    let isDeleted = false;
    const { user } = open([], {
      takeMethod: { delivery: chosen(6) },
      answers: {
        [listPath]: () => (isDeleted ? [{ ...arbat, default: 0 }, promoted] : [tverskaya, arbat, spare]),
        [deletePath]: () => {
          isDeleted = true;
          return { success: true };
        },
      },
    });
    const spare = { ...arbat, id: 8, default: 0, street: 'Ордынка' };
    const promoted = { ...spare, default: 1 };
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).not.toBe(6));
    expect(await radio(/Ордынка/)).toBeChecked();
  });

  test('the default address reaches the cart when the panel closes before the late widget has applied it', async () => {
    const { user, sent, unmount } = open([tverskaya, arbat], {
      takeMethod: { takeMethod: 'delivery', delivery: chosen(6) },
      answers: { [cartPath]: () => ({ order: null }) },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(5));
    await waitFor(() => expect(done()).toHaveAttribute('aria-busy', 'true'));
    unmount();
    await waitFor(() =>
      expect(sent(cartPath)).toEqual([expect.objectContaining({ method: 'delivery', address_id: 5 })]),
    );
  });

  test('the default address is sent once, by the widget, when it has begun before the panel closes', async () => {
    const { user, sent, unmount, queryClient } = open([tverskaya, arbat], {
      takeMethod: { takeMethod: 'delivery', delivery: chosen(6) },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(done()).toHaveAttribute('aria-busy', 'true'));
    act(() => beginChoice?.());
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(sent(cartPath)).toEqual([]);
  });

  /** A back end that answers the deletion when the test says so. */
  function openSlow(address: number) {
    const deletion = deferredCall();
    let saved = [arbat, tverskaya];
    const view = open([], {
      takeMethod: { takeMethod: 'delivery', delivery: chosen(address) },
      answers: {
        [listPath]: () => saved,
        [deletePath]: async ({ body }) => {
          const answer = await deletion.answer();
          saved = saved.filter(({ id }) => id !== (body as { address_id: number }).address_id);
          return answer;
        },
        [cartPath]: () => ({ order: null }),
      },
    });
    return { ...view, answer: () => deletion.succeed({ success: true }) };
  }

  test('the default address reaches the cart although the panel has closed meanwhile', async () => {
    const { user, sent, answer, unmount } = openSlow(6);
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(sent(deletePath)).toHaveLength(1));
    unmount();
    await answer();
    await waitFor(() =>
      expect(sent(cartPath)).toEqual([expect.objectContaining({ method: 'delivery', address_id: 5 })]),
    );
    expect(useTakeMethod.getState().delivery?.id).toBe(5);
  });

  test('a cart that does not exist is only read again when the panel has closed meanwhile', async () => {
    const { user, sent, answer, unmount, queryClient } = openSlow(6);
    queryClient.setQueryData(['cart'], null);
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(sent(deletePath)).toHaveLength(1));
    unmount();
    await answer();
    await waitFor(() => expect(queryClient.getQueryState(['cart'])?.isInvalidated).toBe(true));
    expect(sent(cartPath)).toEqual([]);
  });

  test('a read that started before it does not bring the address back', async () => {
    const secondRead = deferredCall();
    let reads = 0;
    const { user, queryClient } = open([arbat, tverskaya], {
      takeMethod: { delivery: chosen(6) },
      answers: {
        [listPath]: () => {
          reads += 1;
          if (reads === 1) return [arbat, tverskaya];
          if (reads > 2) return [arbat];
          return secondRead.answer();
        },
      },
    });
    const button = await remove('Тверская, 7');
    void queryClient.invalidateQueries(addressesQuery());
    await secondRead.isSent();
    await user.click(button);
    await secondRead.succeed([arbat, tverskaya]);
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(queryClient.getQueryData(addressesQuery().queryKey)?.map(({ id }) => id)).toEqual([5]);
    expect(screen.queryByRole('radio', { name: 'Тверская, 7' })).not.toBeInTheDocument();
  });

  test('the delivery address of a pickup order leaves the order a pickup', async () => {
    const { user } = open([tverskaya, arbat], {
      takeMethod: { takeMethod: 'pickup', delivery: chosen(6) },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(5));
    expect(useTakeMethod.getState().takeMethod).toBe('pickup');
    expect(done()).not.toHaveAttribute('aria-busy');
  });

  test('the last address leaves the order without one', async () => {
    const { user } = open([arbat], { takeMethod: { delivery: chosen(5) } });
    await user.click(await remove('Арбат, 1'));
    await waitFor(() => expect(useTakeMethod.getState().delivery).toBeUndefined());
    expect(await screen.findByText('Сохраненных адресов пока нет')).toBeVisible();
  });

  test('an address that was chosen, but not applied yet, leaves the order as it was', async () => {
    const { user, queryClient } = open([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
    await user.click(await radio('Тверская, 7'));
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(await radio(/Арбат/)).toBeChecked();
    expect(done()).not.toHaveAttribute('aria-busy');
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });

  test('another address leaves the order as it is', async () => {
    const { user, queryClient } = open([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });
});

test('without addresses there is a text, and one can be added', async () => {
  open([]);
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем адреса');
  expect(await screen.findByText('Сохраненных адресов пока нет')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить новый адрес' })).toBeVisible();
});

test('a failed load is toasted and can be retried', async () => {
  const call = recovering(() => [arbat]);
  const { user, toasts } = open([], {
    answers: {
      [listPath]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(toasts()).toEqual(['Не удалось получить данные']);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await radio(/Арбат/)).toBeInTheDocument();
});
