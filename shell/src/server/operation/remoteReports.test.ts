import { ApiError } from '@storefront/api-client';
import { RemoteLoadError, type RemoteLoadPhase, type RemoteLoadReason } from '@storefront/federation/server';
import { valueOf } from '../../testing/startTestShell';
import { createMetrics } from './metrics';
import { createRemoteReports } from './remoteReports';

function start() {
  const metrics = createMetrics();
  const log = { error: jest.fn(), warn: jest.fn() };
  const onFault = jest.fn();
  return {
    log,
    onFault,
    counted: () => valueOf(metrics.remoteFailures),
    reports: createRemoteReports(metrics, '/releases', {
      onFault,
      isReleased: (remote, build) => `${remote}@${build}` === 'catalog@abc',
    }),
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

test('a remote of which nothing was ever released does not count as a failure, and is mentioned once', async () => {
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

test('a module that could not be loaded does not count as a failure of rendering', async () => {
  const { reports, log, counted } = start();
  const failure = new RemoteLoadError('catalog', 'abc', 'too-slow', 'home hangs', undefined, 'module');
  reports.notLoaded(failure, log);
  expect(reports.notRendered(failure, log)).toBe(true);
  expect(await counted()).toMatchObject([{ phase: 'module', value: 1 }]);
});

const diskError = Object.assign(new Error('EISDIR'), { syscall: 'read' });
/** As they come from the thread that renders. */
const bucketError = Object.assign(new Error('GET failed: 503 SlowDown'), { name: 'StoreError' });
const missingObject = Object.assign(new Error('server.cjs does not exist'), { code: 'ENOENT' });

test.each<[RemoteLoadPhase, RemoteLoadReason, unknown, number]>([
  ['start', 'broken', new Error('no start'), 1],
  ['module', 'broken', new Error('no module'), 1],
  ['start', 'broken', diskError, 0],
  ['start', 'broken', bucketError, 0],
  ['start', 'broken', missingObject, 0],
  ['start', 'wrong-hash', undefined, 0],
  ['start', 'not-released', undefined, 0],
  ['start', 'incompatible', undefined, 0],
  ['start', 'too-slow', undefined, 0],
  ['module', 'too-slow', undefined, 0],
  ['prefetch', 'too-slow', undefined, 0],
])(
  'of the phase %s and the reason %s (%s), %d are failures of the build itself',
  (phase, reason, cause, count) => {
    const { reports, log, onFault } = start();
    const failure = new RemoteLoadError('catalog', 'abc', reason, 'it failed', cause, phase);
    reports.notLoaded(failure, log, '203.0.113.7');
    expect(onFault.mock.calls).toEqual(
      Array.from({ length: count }, () => ['catalog', 'abc', '203.0.113.7']),
    );
  },
);

test('a component that throws is a failure of the build, unless it throws an answer of the back end', () => {
  const { reports, log, onFault } = start();
  const stack = 'at Card (/releases/catalog/abc/server.cjs:1:2)';
  const answer = new ApiError({ kind: 'unreachable', status: 503 });
  expect(reports.notRendered(Object.assign(answer, { stack }), log, '203.0.113.7')).toBe(true);
  expect(onFault).not.toHaveBeenCalled();
  reports.notRendered(errorWith(stack), log, '203.0.113.7');
  // A page that is rendered without a visitor counts for no visitor.
  reports.notRendered(errorWith(stack), log);
  expect(onFault.mock.calls).toEqual([['catalog', 'abc', '203.0.113.7']]);
});

test('a report of a browser is counted, and one of a build that was never live is ignored', async () => {
  const { reports, log, counted, onFault } = start();
  for (const build of ['abc', 'made-up']) {
    reports.inBrowser({ remote: 'catalog', build, phase: 'module' }, log);
  }
  expect(await counted()).toEqual([
    { remote: 'catalog', build: 'abc', phase: 'module', reason: 'browser', value: 1 },
  ]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(onFault).not.toHaveBeenCalled();
});
