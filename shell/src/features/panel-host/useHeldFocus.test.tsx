/** @jest-environment jsdom */
import { openPanel } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { usePanelStack } from '.';
import PanelHost from './PanelHost';

function Page({ draw }: { draw: () => ReactNode }) {
  const stack = usePanelStack();
  return (
    <>
      <button type="button" onClick={() => openPanel('cart')}>
        open
      </button>
      <PanelHost stack={stack} renderPanel={draw} />
    </>
  );
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const dialog = (name: string) => screen.findByRole('dialog', { name: `panel ${name}` });

test('Tab goes round inside, both ways, also past what is not to be reached', async () => {
  const { user, stopListening } = renderInShell(
    <Page
      draw={() => (
        <>
          <h2>panel round</h2>
          <button type="button">first</button>
          <div inert>
            <button type="button">hidden</button>
          </div>
          <button type="button">last</button>
          <button type="button" disabled>
            off
          </button>
        </>
      )}
    />,
  );
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await dialog('round')).toHaveFocus();
  const [first, last] = ['first', 'last'].map((name) => screen.getByRole('button', { name }));
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
});

test('focus whose element is gone comes back into the panel', async () => {
  function Vanishing() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <h2>panel vanishing</h2>
        {isThere && (
          <button type="button" onClick={() => setThere(false)}>
            vanish
          </button>
        )}
      </>
    );
  }
  const { user, stopListening } = renderInShell(<Page draw={() => <Vanishing />} />);
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const sheet = await dialog('vanishing');
  await user.click(screen.getByRole('button', { name: 'vanish' }));
  await waitFor(() => expect(sheet).toHaveFocus());
});

test('a field that asks for the focus keeps it', async () => {
  const { user, stopListening } = renderInShell(
    <Page
      draw={() => (
        <>
          <h2>panel field</h2>
          <input aria-label="phrase" autoFocus />
        </>
      )}
    />,
  );
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('field');
  expect(screen.getByRole('textbox', { name: 'phrase' })).toHaveFocus();
});
