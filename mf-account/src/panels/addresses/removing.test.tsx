/** @jest-environment jsdom */
import { addressesQuery } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { apiError, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  arbat,
  cartPath,
  chosen,
  deletePath,
  done,
  gadyukino,
  listPath,
  openAddresses,
  radio,
  remove,
  tverskaya,
  widget,
} from '../../testing/openAddresses';

describe('removing', () => {
  test('hides the address before the server answers, and focuses the next action', async () => {
    const deletion = deferredCall();
    const { user, sent, queryClient } = openAddresses([arbat, tverskaya], {
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
    const { user, toasts } = openAddresses([arbat, tverskaya], {
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
    const { user, toasts, queryClient } = openAddresses([], {
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

  test('the address of the order chooses the default address instead', async () => {
    const { user } = openAddresses([tverskaya, gadyukino, arbat], { takeMethod: { delivery: chosen(6) } });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(5));
    expect(await radio(/Арбат/)).toBeChecked();
    expect(done()).toHaveAttribute('aria-busy', 'true');
    act(() => widget.apply());
    expect(done()).not.toHaveAttribute('aria-busy');
  });

  test('the address of the order chooses the address that the back end has made the default', async () => {
    let isDeleted = false;
    const { user } = openAddresses([], {
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
    const { user, sent, unmount } = openAddresses([tverskaya, arbat], {
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
    const { user, sent, unmount, queryClient } = openAddresses([tverskaya, arbat], {
      takeMethod: { takeMethod: 'delivery', delivery: chosen(6) },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(done()).toHaveAttribute('aria-busy', 'true'));
    act(() => widget.begin());
    unmount();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(sent(cartPath)).toEqual([]);
  });

  /** A back end whose answer to the deletion waits for the test. */
  function openSlow(address: number) {
    const deletion = deferredCall();
    let saved = [arbat, tverskaya];
    const view = openAddresses([], {
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
    const { user, queryClient } = openAddresses([arbat, tverskaya], {
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
    const { user } = openAddresses([tverskaya, arbat], {
      takeMethod: { takeMethod: 'pickup', delivery: chosen(6) },
    });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(5));
    expect(useTakeMethod.getState().takeMethod).toBe('pickup');
    expect(done()).not.toHaveAttribute('aria-busy');
  });

  test('the last address leaves the order without one', async () => {
    const { user } = openAddresses([arbat], { takeMethod: { delivery: chosen(5) } });
    await user.click(await remove('Арбат, 1'));
    await waitFor(() => expect(useTakeMethod.getState().delivery).toBeUndefined());
    expect(await screen.findByText('Сохраненных адресов пока нет')).toBeVisible();
  });

  test('an address that was chosen, but not applied yet, leaves the order as it was', async () => {
    const { user, queryClient } = openAddresses([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
    await user.click(await radio('Тверская, 7'));
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(await radio(/Арбат/)).toBeChecked();
    expect(done()).not.toHaveAttribute('aria-busy');
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });

  test('another address leaves the order as it is', async () => {
    const { user, queryClient } = openAddresses([arbat, tverskaya], { takeMethod: { delivery: chosen(5) } });
    await user.click(await remove('Тверская, 7'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState().delivery).toEqual(chosen(5));
  });
});
