/** @jest-environment jsdom */
import { openPanel } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
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

async function openWith(content: ReactNode) {
  const { user, stopListening } = renderInShell(
    <Page
      draw={() => (
        <>
          <h2>panel round</h2>
          {content}
        </>
      )}
    />,
  );
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('round');
  return user;
}

test('of radio buttons Tab stops at the chosen one, at the end of a sheet too', async () => {
  const user = await openWith(
    <>
      <button type="button">first</button>
      {['a', 'b', 'c'].map((name) => (
        <input key={name} type="radio" name="way" aria-label={name} defaultChecked={name === 'b'} />
      ))}
    </>,
  );
  await user.tab({ shift: true });
  expect(screen.getByRole('radio', { name: 'b' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus();
});

test('Tab from what is no stop itself stays inside', async () => {
  const user = await openWith(
    <>
      <button type="button">first</button>
      <p tabIndex={-1}>told</p>
    </>,
  );
  act(() => screen.getByText('told').focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus();
});

test('long words without a link can be reached, so that the keyboard scrolls them', async () => {
  const user = await openWith(
    <>
      <button type="button">first</button>
      <div style={{ overflowY: 'auto' }}>
        <p>words</p>
      </div>
    </>,
  );
  const words = screen.getByText('words').parentElement as HTMLElement;
  Object.defineProperties(words, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  await user.tab({ shift: true });
  expect(words).toHaveFocus();
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
