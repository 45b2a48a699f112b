import { readReleasesLink } from '../release/releasesLink';
import { releasesForEachTest } from '../testing/makeReleases';

const releases = releasesForEachTest('folder');
const trusted = () => releases.files.keys.trusted();

test('`--web` prints a link to the page that the registry’s key signed, and changes nothing', async () => {
  await releases.releasePage();
  const entries = await releases.registry().log();
  const { url, expires } = JSON.parse(
    await releases.run('releases', '--web', '--expires', '8h', '--origin', 'https://shop.example/', '--json'),
  ) as { url: string; expires: string };
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://shop.example/releases');
  expect(readReleasesLink(searchParams, { trusted: trusted(), now: Date.now() })).toEqual({
    expires: Date.parse(expires) / 1000,
  });
  const late = Date.now() + 8 * 3_600_000;
  expect(readReleasesLink(searchParams, { trusted: trusted(), now: late })).toEqual({ fault: 'expired' });
  expect(await releases.registry().log()).toEqual(entries);
  await expect(releases.run('releases', 'mf-content', '--web')).rejects.toThrow('--web takes no name');
});
