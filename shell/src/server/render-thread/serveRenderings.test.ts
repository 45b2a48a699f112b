import { testBrand } from '@storefront/testing';
import { matchRoute } from '../../shared/routing/matchRoute';
import { noShellAssets } from '../../testing/noShellAssets';
import { openThreadHere } from '../../testing/openThreadHere';
import { log, remoteReports, visit } from '../../testing/scriptedThreads';
import { createPageRenderer } from './createPageRenderer';

const apiUrl = 'http://127.0.0.1:9';

/** The pages of a shell with or without rendering on the server; none of its remotes is released. */
function openShell(rendersOnServer: boolean, getAssets = () => noShellAssets) {
  const remoteTimeoutMs = 10_000;
  const site = { brand: testBrand, publicUrl: 'http://localhost:3000', apiUrl, registry: '/releases' };
  return createPageRenderer({
    apiUrl,
    fetch: async () => Response.json([]),
    files: { read: async () => Buffer.from('') },
    remoteReports,
    registry: '/releases',
    log,
    threads: 1,
    remoteTimeoutMs,
    rendersOnServer,
    openThread: () =>
      openThreadHere({
        ...site,
        remoteTimeoutMs,
        get assets() {
          return getAssets();
        },
      }),
  });
}

test.each([
  ['is left to the browser by choice says nothing of its modules', false, 0],
  ['cannot be rendered says so', true, 1],
])('a page that %s', async (_, rendersOnServer, reports) => {
  const renderer = openShell(rendersOnServer);
  const url = new URL('/menu', 'http://localhost:3000');
  const page = { ...visit, url, matched: matchRoute('/menu'), session: { status: 'guest' } as const };
  const { html, isComplete } = await renderer.render(page, { log });
  await renderer.close();
  expect(html).toContain('<main');
  // Such a page is not cached for other guests.
  expect(isComplete).toBe(false);
  const { warn } = log as { warn: jest.Mock };
  const { notLoaded, notRendered } = remoteReports;
  expect([warn, notLoaded, notRendered].flatMap(({ mock }) => mock.calls)).toHaveLength(reports);
});

test.each([undefined, null, 0, ''])('a page whose code throws %j fails', async (thrown) => {
  const renderer = openShell(true, () => {
    throw thrown as unknown as Error;
  });
  await expect(renderer.render(visit, { log })).rejects.toMatchObject({ message: String(thrown) });
  await renderer.close();
});
