import {
  reasonOfRollback,
  releaseCatalog,
  shop,
  type Shell,
  signing,
  startShell,
} from '../../testing/startShopShell';

// The whole server: from visitors who press an opener to the entry of the registry that ends the canary.

const share = ['--channel', 'canary', '--percent', '50'];

/** A visitor of another network gets a page; the panel that they open takes `ms` with the canary and 90 ms without. */
async function visit(shell: Shell, bucket: number, ms: number) {
  const address = shell.nextAddress();
  const { headers, body } = await shell.open('/menu', `_bucket.kitsune=${bucket}`, address);
  const proof = /desc="(\S+)/.exec(String(headers['server-timing']))?.[1];
  const value = body.includes('новое меню') ? ms : 90;
  const figure = { route: 'menu', remote: 'catalog' };
  await shell.sendFigures(
    {
      proof,
      connection: '4g',
      device: 'low',
      take: 'none',
      isCold: true,
      figures: [
        { ...figure, name: 'press', value: 0 },
        { ...figure, name: 'panel', value },
      ],
    },
    address,
  );
  return proof;
}

test('a guarded canary whose panels open later ends by itself, though few pages are measured otherwise', async () => {
  const build = await releaseCatalog('новое меню', ...share, '--guard');
  const shell = await startShell({ FIELD_SAMPLE: '0.000001', ...signing() });
  // In turn, one with the canary and one without.
  for (let visitor = 0; visitor < 240; visitor += 1) await visit(shell, (visitor * 51) % 100, 240);
  expect(await reasonOfRollback()).toMatch(/^press to panel, p75: worse in 100 of 100 pairs of \d+ visitors/);
  const { stable, canary } = await shop.releases.registry().channels('catalog');
  expect([stable, canary]).toEqual([shop.live, undefined]);
  expect((await shop.releases.registry().log()).at(-1)?.changes).toMatchObject([
    { action: 'end-canary', build },
  ]);
});

test('where figures are off, a guard measures no page', async () => {
  await releaseCatalog('новое меню', ...share, '--guard');
  const shell = await startShell({ FIELD_SAMPLE: '0' });
  expect(await visit(shell, 0, 240)).toBeUndefined();
});
