import { postAsBrowser } from '../../testing/postAsBrowser';
import { startRoutes } from '../../testing/startRoutes';
import { failureRoute } from './failureRoute';

async function startShell() {
  const inBrowser = jest.fn();
  const failureReported = jest.fn();
  const paymentPageRefused = jest.fn();
  const app = await startRoutes();
  failureRoute(app, {
    publicUrl: 'https://shop.example',
    remoteReports: { inBrowser },
    buildWatch: { failureReported },
    trialCookies: { read: ({ headers }, { remote, role }) => `${headers.cookie} of ${remote} ${role}` },
    isPreview: ({ headers }) => headers.cookie === 'preview',
    paymentPageRefused,
  });
  const send = postAsBrowser(app, '/failures', {
    'content-type': 'application/json',
    'x-source': 'site',
  });
  return { send, inBrowser, failureReported, paymentPageRefused };
}

const failure = { remote: 'restaurants', build: 'a'.repeat(32), phase: 'module' };

test('a report of this site is taken, with the address and the tokens of the visitor', async () => {
  const { send, inBrowser, failureReported } = await startShell();
  expect(await send(failure, { origin: 'https://shop.example', cookie: 'token' })).toBe(204);
  expect(inBrowser.mock.calls).toEqual([[failure, expect.anything()]]);
  const [[reported, address, tokenOf] = []] = failureReported.mock.calls as unknown[][];
  expect([reported, address]).toEqual([failure, '203.0.113.7']);
  const trial = { remote: 'restaurants', role: 'canary' };
  expect((tokenOf as (trial: object) => unknown)(trial)).toBe('token of restaurants canary');
});

test.each([
  ['a preview', failure, { cookie: 'preview' }, 204],
  ['a page of another site', failure, { origin: 'https://evil.example' }, 403],
  ['a form', failure, { 'x-source': '' }, 403],
  ['another remote', { ...failure, remote: 'shell' }, {}, 422],
  ['a phase that is not the remote’s fault', { ...failure, phase: 'data' }, {}, 422],
  ['a build that is none', { ...failure, build: '../x' }, {}, 422],
  ['more than a report has', { ...failure, message: 'personal' }, {}, 422],
  ['no object', null, {}, 422],
  ['a large body', { ...failure, message: 'x'.repeat(200) }, {}, 413],
])('a report of %s counts for nothing', async (_, payload, headers, status) => {
  const { send, inBrowser, failureReported } = await startShell();
  expect(await send(payload, headers)).toBe(status);
  expect(inBrowser).not.toHaveBeenCalled();
  expect(failureReported).not.toHaveBeenCalled();
});

test.each([
  [{ paymentHost: 'pay.bank.example:8443' }, {}, 204, 'pay.bank.example:8443'],
  [{ paymentHost: '' }, {}, 204, ''],
  [{ paymentHost: 'pay\nadmin logged in' }, {}, 422, undefined],
  [{ paymentHost: 'a'.repeat(101) }, {}, 422, undefined],
  [{ paymentHost: 'pay.example' }, { origin: 'https://evil.example' }, 403, undefined],
])('a refused payment page %j: %j', async (payload, headers, status, host) => {
  const { send, paymentPageRefused, inBrowser } = await startShell();
  expect(await send(payload, headers)).toBe(status);
  expect(paymentPageRefused.mock.calls.map(([named]) => named)).toEqual(host === undefined ? [] : [host]);
  expect(inBrowser).not.toHaveBeenCalled();
});

test('one network sends sixty reports in a minute, and the next one still can', async () => {
  const { send, inBrowser } = await startShell();
  for (let turn = 0; turn < 60; turn += 1) await send(failure);
  expect(await send(failure)).toBe(429);
  expect(inBrowser).toHaveBeenCalledTimes(60);
  expect(await send(failure, { 'x-forwarded-for': '198.51.100.9' })).toBe(204);
});
