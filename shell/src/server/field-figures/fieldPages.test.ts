import { linkTo, shop, type Shell, startShell } from '../../testing/startShopShell';

// The whole server: from the page that it chooses to the metrics of its builds.

const address = '203.0.113.7';

/** A page of the shop, and the proof that its answer has. */
async function open(shell: Shell, cookie = '') {
  const { headers } = await shell.open('/menu', cookie, address);
  return /desc="(\S+)/.exec(String(headers['server-timing']))?.[1];
}

test('a page that is chosen has a proof, by which its figures count for its builds', async () => {
  const shell = await startShell({ FIELD_SAMPLE: '1' });
  const proof = await open(shell);
  const figure = { name: 'INP', value: 240, route: 'menu', remote: 'catalog' };
  const report = { proof, connection: '4g', device: 'low', take: 'none', isCold: true, figures: [figure] };
  expect(await shell.sendFigures(report, address)).toBe(204);
  expect(await shell.sendFigures(report, '198.51.100.9')).toBe(204);
  expect(await shell.fieldTimes()).toEqual([
    { figure: 'INP', remote: 'catalog', build: shop.live, route: 'menu', count: 1 },
  ]);
});

test('without a share no page is chosen, and neither is a preview', async () => {
  expect(await open(await startShell({ FIELD_SAMPLE: '0' }))).toBeUndefined();
  const shell = await startShell({ FIELD_SAMPLE: '1' });
  const preview = await shell.enter(await linkTo(shop.live));
  expect(await open(shell, preview)).toBeUndefined();
  expect(await open(shell)).toBeDefined();
});
