/** @jest-environment jsdom */
import { openPanel, toast } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { usePanelStack } from '../features/panel-host';
import PanelHost from '../features/panel-host/PanelHost';
import { Toasts } from '../features/toasts';

function Page() {
  const stack = usePanelStack();
  return (
    <>
      <PanelHost stack={stack} renderPanel={({ panel }) => <h2>{panel}</h2>} />
      <Toasts />
    </>
  );
}

test.each(['a toast over the panel', 'a toast that was there before it'])(
  '%s leaves Escape to the panel, and stays',
  async (which) => {
    const { user, stopListening } = renderInShell(<Page />);
    const [first, second] = [() => openPanel('cart'), () => toast('Не удалось сохранить данные', 'error')];
    for (const step of which.includes('before') ? [second, first] : [first, second])
      await act(async () => step());
    expect(await screen.findByRole('dialog', { name: 'cart' })).toBeVisible();
    expect(await screen.findByText('Не удалось сохранить данные')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-top-panel', 'panel');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Не удалось сохранить данные')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-top-panel');
    stopListening();
  },
);

test('Escape in a toast closes the toast, and leaves the panel', async () => {
  const { user, stopListening } = renderInShell(<Page />);
  await act(async () => openPanel('cart'));
  await act(async () => toast('готово'));
  const close = await screen.findByRole('button', { name: 'Закрыть уведомление' });
  act(() => close.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('готово')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'cart' })).toBeVisible();
  stopListening();
});
