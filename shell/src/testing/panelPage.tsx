import { closePanels, openPanel, type PanelTarget } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import PanelHost from '../features/panel-host/PanelHost';
import { usePanelStack } from '../features/panel-stack';

/** A panel named «panel cart» or «panel product miso», with a button that opens the order and a link that leaves. */
export function PanelContent({ panel, params }: PanelTarget) {
  return (
    <div>
      <h2>{`panel ${panel} ${'slug' in params ? params.slug : ''}`.trim()}</h2>
      <button type="button" onClick={() => openPanel('order')}>
        go on
      </button>
      <Link to="/menu" onClick={closePanels}>
        to the menu
      </Link>
    </div>
  );
}

/** A page with the panel host and a button that opens the cart. */
export function PanelPage({ renderPanel = PanelContent }: { renderPanel?: typeof PanelContent }) {
  const stack = usePanelStack();
  return (
    <>
      <main tabIndex={-1}>
        <button type="button" onClick={() => openPanel('cart')}>
          open
        </button>
      </main>
      <PanelHost stack={stack} renderPanel={(target) => renderPanel(target)} />
    </>
  );
}

/** The open panel with the title «panel {name}». */
export const dialog = (name: string) => screen.findByRole('dialog', { name: `panel ${name}` });

/** Requires an open panel, calls `close`, and waits until all open panels are gone. */
export async function expectClosedBy(close: () => unknown) {
  const open = screen.getAllByRole('dialog');
  await close();
  await waitFor(() => expect(open.filter(({ isConnected }) => isConnected)).toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

const stops: (() => void)[] = [];

/** Renders the page, or another element, at an address. The view stops listening to events after the test. */
export function renderPanels(url = '/', element = <PanelPage />) {
  const view = renderInShell(element, { url });
  stops.push(view.stopListening);
  return view;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

export const browserBack = () => act(async () => window.history.back());
