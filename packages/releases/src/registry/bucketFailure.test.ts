import { releasesForEachTest } from '../testing/makeReleases';
import { runCli } from './runCli';

const releases = releasesForEachTest('s3');

test.each([
  ['fails', 'not-added', { status: 500, code: 'InternalError' }, /^PUT .*InternalError\nNothing was changed/],
  [
    'may yet succeed',
    'unknown',
    { status: 504, code: 'GatewayTimeout' },
    /is not known\. .*pnpm releases --log/,
  ],
])('a release whose entry %s is reported as %s', async (_, outcome, fault, error) => {
  await releases.releasePage();
  releases.opens('phone', 'city');
  releases.files.setFault(({ method, key }) =>
    method === 'PUT' && key.includes('/log/') ? fault : undefined,
  );
  const args = ['release', 'mf-content', '--json'];
  const { text, exitCode } = await runCli(args, releases.root, releases.registry());
  expect([JSON.parse(text), exitCode]).toEqual([{ error: expect.stringMatching(error), outcome }, 1]);
  expect(await releases.registry().log()).toHaveLength(3);
});
