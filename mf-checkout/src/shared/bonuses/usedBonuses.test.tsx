/** @jest-environment jsdom */
import { deferredCall } from '@storefront/testing';
import { cartQuery, useAddProduct, useSaveComment, useToggleParam } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import type { Answer } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { setUsedBonuses, useUsedBonuses } from './usedBonuses';

function Used() {
  return <output>{useUsedBonuses()}</output>;
}

/** The order panel, open or closed, beside other writes of the cart. */
function Bonuses() {
  const [isOpen, setIsOpen] = useState(true);
  const { mutate: add } = useAddProduct();
  const { mutate: comment } = useSaveComment();
  const { mutate: toggle } = useToggleParam();
  return (
    <>
      {isOpen && <Used />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        open or close
      </button>
      <button type="button" onClick={() => add({ productId: 5, amount: 1, modifiers: [] })}>
        add
      </button>
      <button type="button" onClick={() => comment({ comment: 'Да' })}>
        comment
      </button>
      <button type="button" onClick={() => toggle({ param: 'contactless', isOn: true })}>
        toggle
      </button>
    </>
  );
}

const bigger = rawCart({ items: [rawItem(1, 'Маки')], write_off_amount: 30 });

async function renderBonuses(
  read: () => object = () => rawCart({ write_off_amount: 50 }),
  order: object | null = bigger,
  add: Answer = () => ({ order }),
) {
  const view = openInShell(<Bonuses />, {
    session: 'user',
    answers: {
      '/api/app/order/get/': () => ({ order: read() }),
      '/api/app/order/add-product/': add,
      '/api/app/order/add-comment/': () => ({ order }),
      '/api/app/order/toggle-param/': () => ({ order }),
    },
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^50$/));
  act(() => setUsedBonuses(200));
  expect(screen.getByRole('status')).toHaveTextContent(/^200$/);
  return view;
}

test('another cart brings its own write-off', async () => {
  const { user } = await renderBonuses();
  await user.click(screen.getByText('add'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^30$/));
});

test('a choice that is made while a write is pending is kept, until the next write', async () => {
  const call = deferredCall();
  const { user, queryClient, sent } = await renderBonuses(undefined, undefined, call.answer);
  await user.click(screen.getByText('add'));
  await call.isSent();
  act(() => setUsedBonuses(150));
  await call.succeed({ order: bigger });
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toHaveProperty('write_off_amount', 30));
  expect(screen.getByRole('status')).toHaveTextContent(/^150$/);
  await user.click(screen.getByText('add'));
  await waitFor(() => expect(sent('/api/app/order/add-product/')).toHaveLength(2));
  await call.succeed({ order: bigger });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^30$/));
});

test.each(['comment', 'toggle'])('%s keeps the choice', async (name) => {
  const { user, calls, queryClient } = await renderBonuses();
  const before = calls.length;
  await user.click(screen.getByText(name));
  await waitFor(() => expect(calls).toHaveLength(before + 1));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByRole('status')).toHaveTextContent(/^200$/);
});

test.each(['comment', 'toggle'])('%s that is answered without a cart spends none', async (name) => {
  const { user } = await renderBonuses(undefined, null);
  await user.click(screen.getByText(name));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^0$/));
});

test('a read of the same cart keeps the choice, a read of another cart drops it', async () => {
  let amount = 50;
  const { queryClient } = await renderBonuses(() => rawCart({ write_off_amount: amount }));
  await act(() => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }));
  expect(screen.getByRole('status')).toHaveTextContent(/^200$/);
  amount = 70;
  await act(() => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }));
  expect(screen.getByRole('status')).toHaveTextContent(/^70$/);
});

test('a read of a cart that is worth the same keeps the choice, whatever else has changed', async () => {
  let more = {};
  const { queryClient } = await renderBonuses(() => rawCart({ write_off_amount: 50, ...more }));
  more = {
    restriction: { duration: 60 },
    delivery_date: '2026-11-21T20:15:00+03:00',
    comment: 'Домофон',
    payment_type_id: 1,
  };
  await act(() => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }));
  expect(queryClient.getQueryData(['cart'])).toHaveProperty('comment', 'Домофон');
  expect(screen.getByRole('status')).toHaveTextContent(/^200$/);
});

test.each([
  ['sum', { discount_sum: 1000 }],
  ['balance', { discounts: { available_points: 10, total_points: 10 } }],
  ['dish of the same price', { items: [rawItem(2, 'Маки', { amount: 2, price: 690 })] }],
])('a read of a cart with another %s drops the choice', async (_, changed) => {
  let more = {};
  const { queryClient } = await renderBonuses(() => rawCart({ write_off_amount: 50, ...more }));
  more = changed;
  await act(() => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }));
  expect(screen.getByRole('status')).toHaveTextContent(/^50$/);
});

async function closeOrder({ user }: Awaited<ReturnType<typeof renderBonuses>>) {
  await user.click(screen.getByText('open or close'));
  act(() => emit('checkout:used-bonuses-reset-requested', {}));
}

test('closing the order panel spends none, whatever the same cart would write off', async () => {
  const view = await renderBonuses();
  await closeOrder(view);
  await view.user.click(screen.getByText('open or close'));
  expect(screen.getByRole('status')).toHaveTextContent(/^0$/);
});

test('a cart that changes after the order panel has closed brings its own write-off', async () => {
  const view = await renderBonuses();
  await closeOrder(view);
  await view.user.click(screen.getByText('add'));
  await waitFor(() => expect(view.queryClient.getQueryData(['cart'])).toHaveProperty('write_off_amount', 30));
  await view.user.click(screen.getByText('open or close'));
  expect(screen.getByRole('status')).toHaveTextContent(/^30$/);
});
