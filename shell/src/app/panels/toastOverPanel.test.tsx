/** @jest-environment jsdom */
import { openPanel, toast } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { usePanelStack } from '../../features/panel-stack';
import PanelHost from '../../features/panel-host/PanelHost';
import { Toasts } from '../../features/toasts';

function PanelsAndToasts() {
  const stack = usePanelStack();
  return (
    <>
      <PanelHost stack={stack} renderPanel={({ panel }) => <h2>{panel}</h2>} />
      <Toasts />
    </>
  );
}

test.each(['a toast shown over the panel', 'a toast shown before the panel'])(
  'Escape closes the panel and not %s',
  async (order) => {
    const { user, stopListening } = renderInShell(<PanelsAndToasts />);
    const [first, second] = [() => openPanel('cart'), () => toast('Не удалось сохранить данные', 'error')];
    for (const step of order.endsWith('before the panel') ? [second, first] : [first, second])
      await act(async () => step());
    const panel = await screen.findByRole('dialog', { name: 'cart' });
    expect(panel).toBeVisible();
    expect(await screen.findByText('Не удалось сохранить данные')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-top-panel', 'panel');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel.isConnected).toBe(false));
    expect(screen.getByText('Не удалось сохранить данные')).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-top-panel');
    stopListening();
  },
);

test('Escape in a toast closes the toast and not the panel', async () => {
  const { user, stopListening } = renderInShell(<PanelsAndToasts />);
  await act(async () => openPanel('cart'));
  await act(async () => toast('готово'));
  const text = await screen.findByText('готово');
  const close = await screen.findByRole('button', { name: 'Закрыть уведомление' });
  act(() => close.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(text.isConnected).toBe(false));
  expect(screen.getByRole('dialog', { name: 'cart' })).toBeVisible();
  stopListening();
});
