import { RemoteLoadError } from '@storefront/federation/server';
import { valueOf } from '../../testing/startTestShell';
import { createMetrics } from './metrics';
import { createRemoteReports } from './remoteReports';

function start() {
  const metrics = createMetrics();
  const log = { error: jest.fn(), warn: jest.fn() };
  return {
    log,
    counted: () => valueOf(metrics.remoteFailures),
    reports: createRemoteReports(metrics, '/releases'),
  };
}

const wrongHash = () => new RemoteLoadError('catalog', 'abc', 'wrong-hash', 'server.cjs differs');
const errorWith = (stack: string) => Object.assign(new Error('no price'), { stack });

test('each failure is counted, an error once, and a kind of failure is logged once a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { reports, log, counted } = start();
  const first = wrongHash();
  reports.notLoaded(first, log);
  reports.notLoaded(first, log);
  reports.notLoaded(wrongHash(), log);
  expect(await counted()).toEqual([
    { remote: 'catalog', build: 'abc', phase: 'start', reason: 'wrong-hash', value: 2 },
  ]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith(
    { remote: 'catalog', build: 'abc', phase: 'start', reason: 'wrong-hash', err: first },
    expect.any(String),
  );
  now.mockReturnValue(60_000);
  reports.notLoaded(wrongHash(), log);
  expect(log.error).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('a live build that is replaced is counted, and a registry that cannot be read is logged', async () => {
  const { reports, log, counted } = start();
  reports.inRegistry(new RemoteLoadError('catalog', 'abc', 'incompatible', 'it takes emit'), log);
  expect(await counted()).toEqual([
    { remote: 'catalog', build: 'abc', phase: 'start', reason: 'incompatible', value: 1 },
  ]);
  const unreadable = new Error('EIO');
  reports.inRegistry(unreadable, log);
  expect(log.error).toHaveBeenLastCalledWith(unreadable);
  expect(await counted()).toHaveLength(1);
});

test('a remote of which nothing was ever released is no failure, and is mentioned once', async () => {
  const { reports, log, counted } = start();
  for (const _ of [1, 2]) {
    reports.notLoaded(
      new RemoteLoadError('catalog', 'none', 'not-released', 'no release of it is live'),
      log,
    );
  }
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
  expect(await counted()).toEqual([]);
  reports.notLoaded(new RemoteLoadError('catalog', 'abc', 'not-released', 'its folder is gone'), log);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('an error of rendering belongs to the innermost code of a remote', async () => {
  const { reports, log, counted } = start();
  const stack = `Error: no price
    at throwIt (/app/shell/dist/server/main.cjs:1:2)
    at Price (/releases/content/c1/server.cjs:1:2)
    at Card (/releases/catalog/a1/server.cjs:1:2)`;
  expect(reports.notRendered(errorWith(stack), log)).toBe(true);
  expect(await counted()).toEqual([
    { remote: 'content', build: 'c1', phase: 'render', reason: 'threw', value: 1 },
  ]);
});

test('an error of the shell itself is left to the caller, and so is one of a folder with a similar name', async () => {
  const { reports, log, counted } = start();
  for (const thrown of [errorWith('at App (/app/main.cjs)'), 'no error', undefined]) {
    expect(reports.notRendered(thrown, log)).toBe(false);
  }
  expect(reports.notRendered(errorWith('at App (/releases/catalogue/a1/x.cjs)'), log)).toBe(false);
  expect(await counted()).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a module that could not be loaded is no failure of rendering', async () => {
  const { reports, log, counted } = start();
  const failure = new RemoteLoadError('catalog', 'abc', 'too-slow', 'home hangs', undefined, 'module');
  reports.notLoaded(failure, log);
  expect(reports.notRendered(failure, log)).toBe(true);
  expect(await counted()).toMatchObject([{ phase: 'module', value: 1 }]);
});
