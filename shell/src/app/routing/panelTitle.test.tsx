/** @jest-environment jsdom */
import { closePanels, openPanel, routes } from '@storefront/contracts';
import { testBrand } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { browserBack, PanelContent, PanelPage, renderPanels } from '../../testing/panelPage';
import { usePanelTitle } from '../../shared/panel-title/usePanelTitle';
import { type Site, SiteProvider } from '../state/SiteContext';
import { DocumentHead } from './DocumentHead';

const site: Site = { origin: 'https://shop.example', mainPageMeta: [], releases: {} };

function NamedPage({ renderPanel = PanelContent }: { renderPanel?: typeof PanelContent }) {
  return (
    <SiteProvider value={site}>
      <DocumentHead head={{ title: 'Меню' }} pathname="/menu" matched={{ id: 'menu', route: routes.menu }} />
      <PanelPage renderPanel={renderPanel} />
    </SiteProvider>
  );
}

test('the document has the title of the panel that a link opens, and again the page’s after it', async () => {
  renderPanels('/menu', <NamedPage />);
  await waitFor(() => expect(document.title).toBe('Меню'));
  act(() => openPanel('product', { group: 'supy', slug: 'miso' }));
  await waitFor(() => expect(document.title).toBe(`panel product miso — ${testBrand.name}`));
  await browserBack();
  await waitFor(() => expect(document.title).toBe('Меню'));
});

test('a panel without an address of its own leaves the title to the page', async () => {
  renderPanels('/menu', <NamedPage />);
  act(() => openPanel('cart'));
  await screen.findByRole('dialog', { name: 'panel cart' });
  expect(document.title).toBe('Меню');
});

test('the panel on top names the document', async () => {
  renderPanels('/menu', <NamedPage />);
  act(() => openPanel('restaurant', { slug: 'arbat' }));
  await waitFor(() => expect(document.title).toBe(`panel restaurant arbat — ${testBrand.name}`));
  act(() => openPanel('cart'));
  await waitFor(() => expect(document.title).toBe('Меню'));
  await browserBack();
  await waitFor(() => expect(document.title).toBe(`panel restaurant arbat — ${testBrand.name}`));
});

test('the title follows the name of a panel that has loaded', async () => {
  function Loading() {
    const [name, setName] = useState('Блюдо');
    return (
      <div>
        <h2>{name}</h2>
        <button type="button" onClick={() => setName('Мисо')}>
          load
        </button>
      </div>
    );
  }
  const { user } = renderPanels('/menu', <NamedPage renderPanel={() => <Loading />} />);
  act(() => openPanel('product', { group: 'supy', slug: 'miso' }));
  await waitFor(() => expect(document.title).toBe(`Блюдо — ${testBrand.name}`));
  await user.click(screen.getByRole('button', { name: 'load' }));
  await waitFor(() => expect(document.title).toBe(`Мисо — ${testBrand.name}`));
});

test('the server’s title of a linked panel stays until the panel has a name, and goes with the panel', async () => {
  usePanelTitle.setState({ title: 'Мисо — Супы — Танто' });
  renderPanels(
    '/menu?panel=product&panel.slug=miso&panel.group=supy',
    <NamedPage renderPanel={() => <p>…</p>} />,
  );
  await screen.findByRole('dialog');
  expect(document.title).toBe('Мисо — Супы — Танто');
  act(() => closePanels());
  await waitFor(() => expect(document.title).toBe('Меню'));
});

test('the title stays while the content is replaced, and not when a panel fails', async () => {
  usePanelTitle.setState({ title: undefined });
  const contents = [
    <h2 key="first">Мисо</h2>,
    <p key="none">…</p>,
    <p key="failed" role="alert">
      Не загрузилось
    </p>,
  ];
  function Replaced() {
    const [index, setIndex] = useState(0);
    return (
      <div>
        {contents[index]}
        <button type="button" onClick={() => setIndex(index + 1)}>
          next
        </button>
      </div>
    );
  }
  const { user } = renderPanels('/menu', <NamedPage renderPanel={() => <Replaced />} />);
  act(() => openPanel('product', { group: 'supy', slug: 'miso' }));
  await waitFor(() => expect(document.title).toBe(`Мисо — ${testBrand.name}`));
  await user.click(screen.getByRole('button', { name: 'next' }));
  await screen.findByRole('dialog', { name: 'Загружаем' });
  expect(document.title).toBe(`Мисо — ${testBrand.name}`);
  await user.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(document.title).toBe('Меню'));
});
