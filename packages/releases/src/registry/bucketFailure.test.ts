import { releasesForEachTest } from '../testing/makeReleases';
import type { Fault } from '../testing/startS3';
import { runCli } from './runCli';

const releases = releasesForEachTest('s3');
beforeEach(async () => {
  await releases.releasePage();
  releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  releases.opens('phone', 'city');
});

/** Every attempt to write an entry gets this fault. */
const failWrites = (fault: Fault) => {
  const { service } = releases.files;
  if (!service) throw new Error('a bucket has a service');
  service.fault = ({ method, key }) => (method === 'PUT' && key.includes('/log/') ? fault : undefined);
};
const changes = async () => (await releases.registry().log()).slice(4).flatMap((one) => one.changes);

test('a rollback whose answers are lost is done once, and reported so', async () => {
  failWrites('lose-answer');
  expect(await releases.run('rollback', 'mf-account')).toContain('back to');
  expect((await changes()).map(({ action }) => action)).toEqual(['rollback']);
});

test('a release that the service never took is reported as not done', async () => {
  failWrites({ status: 500, code: 'InternalError' });
  const args = ['release', 'mf-content', '--json'];
  const { text, exitCode } = await runCli(args, releases.root, releases.registry());
  expect(exitCode).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    error: expect.stringMatching(/^PUT .*500 InternalError\nNothing was changed/),
    outcome: 'not-added',
  });
  expect(await changes()).toEqual([]);
});

test('a rollback that the service may yet make is reported as unknown', async () => {
  failWrites({ status: 504, code: 'GatewayTimeout' });
  await expect(releases.run('rollback', 'mf-account')).rejects.toThrow(
    /Whether the log has the change is not known\. .*pnpm releases --log/,
  );
});
