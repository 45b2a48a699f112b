/** @jest-environment jsdom */
import type { PanelTarget } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import PanelHost from './PanelHost';

const cart: PanelTarget = { panel: 'cart', params: {} };

function Page({ renderPanel }: { renderPanel: () => ReactNode }) {
  const [panels, setPanels] = useState<PanelTarget[]>([]);
  return (
    <>
      <button type="button" onClick={() => setPanels([cart])}>
        open
      </button>
      <PanelHost stack={{ panels, openerOf: () => undefined }} renderPanel={renderPanel} />
    </>
  );
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const dialog = (name: string) => screen.findByRole('dialog', { name: `panel ${name}` });

test('Tab cycles inside in both directions, and skips inert and disabled elements', async () => {
  const { user, stopListening } = renderInShell(
    <Page
      renderPanel={() => (
        <>
          <h2>panel trap</h2>
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
  expect(await dialog('trap')).toHaveFocus();
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
      renderPanel={() => (
        <>
          <h2>panel trap</h2>
          {content}
        </>
      )}
    />,
  );
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await dialog('trap');
  return user;
}

test('Tab stops at the checked radio button of a group, at the end of a sheet too', async () => {
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

test('Tab from an element that is not a tab stop stays inside', async () => {
  const user = await openWith(
    <>
      <button type="button">first</button>
      <p tabIndex={-1}>note</p>
    </>,
  );
  act(() => screen.getByText('note').focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus();
});

test('scrollable text without a link gets the focus, so that the keyboard can scroll it', async () => {
  const user = await openWith(
    <>
      <button type="button">first</button>
      <div style={{ overflowY: 'auto' }}>
        <p>long text</p>
      </div>
    </>,
  );
  const text = screen.getByText('long text').parentElement as HTMLElement;
  Object.defineProperties(text, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  await user.tab({ shift: true });
  expect(text).toHaveFocus();
});

test('the panel gets the focus when the focused element is removed', async () => {
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
  const { user, stopListening } = renderInShell(<Page renderPanel={() => <Vanishing />} />);
  stops.push(stopListening);
  await user.click(screen.getByRole('button', { name: 'open' }));
  const sheet = await dialog('vanishing');
  await user.click(screen.getByRole('button', { name: 'vanish' }));
  await waitFor(() => expect(sheet).toHaveFocus());
});

test('a field with autofocus keeps the focus', async () => {
  const { user, stopListening } = renderInShell(
    <Page
      renderPanel={() => (
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
