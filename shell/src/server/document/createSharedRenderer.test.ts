import { testBrand } from '@storefront/testing';
import Fastify from 'fastify';
import { nonce, renderedHtml } from '../../testing/renderedHtml';
import type { Rendered, RenderListener } from '../render-thread/createPageRenderer';
import { createCachePlaces } from './cachePlaces';
import { createSharedRenderer } from './createSharedRenderer';
import type { OpenedVisit } from './createVisitOpener';

const { log } = Fastify();
const prepared = { isCacheable: true, isTokenRejected: false, errorStatus: undefined };
const render = jest.fn<Promise<Rendered>, [visit: unknown, listener: RenderListener]>();

/** A page with this state, as React has rendered it. */
const renderedWith = (state: object): Rendered => ({
  page: prepared,
  html: renderedHtml('<p>рамен</p>', state),
  nonce,
  isComplete: true,
});

function openMenu() {
  const url = new URL('http://storefront/menu');
  const place = createCachePlaces()(url, 'builds');
  if (!place) throw new Error('the menu is not cached');
  const opened: OpenedVisit = {
    visit: {
      url,
      matched: undefined,
      session: { status: 'guest' },
      token: undefined,
      address: '127.0.0.1',
      requestId: 'id',
      pinned: { key: 'builds', browser: {}, absent: [] },
      preview: undefined,
      rejected: undefined,
    },
    place,
  };
  const site = { brand: testBrand, apiUrl: 'https://api.example', publicUrl: 'https://shop.example' };
  const renderShared = createSharedRenderer({ renderer: { render }, site, shellBuild: '1a2b3c4d' });
  return { place, renderMenu: () => renderShared(opened, { log }) };
}

test('a page that is rendered again with the same document keeps the compressed one, and gets a new state', async () => {
  const { renderMenu } = openMenu();
  render.mockResolvedValueOnce(renderedWith({ at: 1 })).mockResolvedValueOnce(renderedWith({ at: 2 }));
  const { page: first } = await renderMenu();
  const { page: second } = await renderMenu();
  expect(first?.document.bytes.toString()).toContain('<p>рамен</p>');
  expect(second?.document).toBe(first?.document);
  expect(second?.state.bytes.toString()).toBe('{"at":2}');
});

test('visitors stop waiting for a page that they may not get before React renders it', async () => {
  const { place, renderMenu } = openMenu();
  let finish: (rendered: Rendered) => void = () => undefined;
  render.mockImplementationOnce((_visit, { onPrepared }) => {
    onPrepared?.({ ...prepared, isCacheable: false });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const rendering = renderMenu();
  expect(place.cache.pending(place.key)).toBeUndefined();
  finish({ ...renderedWith({}), page: { ...prepared, isCacheable: false } });
  expect((await rendering).page).toBeUndefined();
  expect(place.cache.get(place.key)).toBeUndefined();
});
