import type { FastifyRequest } from 'fastify';
import { tapState } from '../../app/tap-traces/tapReport';
import { createVisitorTraces } from './createVisitorTraces';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const proof = `1a2b3c4d.${'x'.repeat(22)}`;
const tracestate = tapState({ remote: 'catalog', proof });
const pageBuilds = `catalog@${'a'.repeat(32)}`;

function start(builds: object = { catalog: 'a'.repeat(32), shell: '1a2b3c4d' }) {
  const buildsOf = jest.fn((given: string, _address: string) => (given === proof ? builds : undefined));
  const visitorOf = createVisitorTraces({ buildsOf });
  const of = (headers: Record<string, unknown>, ip = '203.0.113.7') =>
    visitorOf({ headers, ip } as unknown as FastifyRequest);
  return { of, buildsOf };
}

const own = { traceParent: undefined, attributes: {} };

test('a call of a tap is below it, with the remote that was tapped and its build', () => {
  const { of, buildsOf } = start();
  expect(of({ traceparent, tracestate, 'x-page-builds': pageBuilds })).toEqual({
    traceParent: traceparent,
    attributes: {
      'storefront.remote': 'catalog',
      'storefront.build': 'a'.repeat(32),
      'storefront.page_builds': pageBuilds,
    },
  });
  expect(buildsOf.mock.calls).toEqual([[proof, '203.0.113.7']]);
});

test('a build that this process has not served is unknown', () => {
  expect(start({}).of({ traceparent, tracestate }).attributes).toEqual({
    'storefront.remote': 'catalog',
    'storefront.build': 'unknown',
  });
});

test('any call names the builds of its page, if they are some', () => {
  const { of } = start();
  expect(of({ 'x-page-builds': pageBuilds })).toEqual({
    ...own,
    attributes: { 'storefront.page_builds': pageBuilds },
  });
  expect(of({ 'x-page-builds': 'Иван' })).toEqual(own);
});

test.each<[string, Record<string, unknown>]>([
  ['of a page that was not chosen', { traceparent, tracestate: tracestate.replace('1a', '2b') }],
  ['without a proof', { traceparent }],
  ['without a parent', { tracestate }],
  ['that is not sampled', { traceparent: traceparent.replace(/1$/, '0'), tracestate }],
  ['of another version', { traceparent: traceparent.replace(/^00/, '01'), tracestate }],
  ['with more', { traceparent: `${traceparent}-00`, tracestate }],
  ['of an unknown remote', { traceparent, tracestate: tracestate.replace('catalog', 'ivan') }],
  ['of two vendors', { traceparent, tracestate: `${tracestate},other=1` }],
  ['that is sent twice', { traceparent: [traceparent, traceparent], tracestate }],
])('a trace %s begins here', (_, headers) => {
  expect(start().of(headers)).toEqual(own);
});

test('one network continues three hundred calls in a minute, and the next one still can', () => {
  const { of } = start();
  const parents = Array.from({ length: 301 }, () => of({ traceparent, tracestate }).traceParent);
  expect([parents.filter(Boolean).length, parents.at(-1)]).toEqual([300, undefined]);
  expect(of({ traceparent, tracestate }, '198.51.100.9').traceParent).toBe(traceparent);
});
