import { ApiError } from '@storefront/api-client';
import { RemoteLoadError } from '@storefront/federation/server';
import { reviveError, sendError } from './sentError';

const travel = (thrown: unknown) => reviveError(structuredClone(sendError(thrown)));

test('errors keep their class, their fields, their stack and their causes', () => {
  const disk = Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' });
  const load = new RemoteLoadError('catalog', 'abc', 'broken', 'no start', disk, 'module');
  const revived = travel(load);
  expect(revived).toBeInstanceOf(RemoteLoadError);
  expect(revived).toEqual(load);
  expect(revived.stack).toBe(load.stack);
  expect(revived.cause).toMatchObject({ message: 'EIO', code: 'EIO', syscall: 'read' });
  expect(travel(new ApiError({ kind: 'refused', status: 404 }))).toBeInstanceOf(ApiError);
  expect(travel(new ApiError({ kind: 'refused', status: 404 }))).toMatchObject({
    kind: 'refused',
    status: 404,
  });
});

test('only the data of an error is sent', () => {
  const error = Object.assign(new Error('odd'), {
    isFinal: true,
    retry: () => 1,
    kind: Symbol('kind'),
    at: { x: 1 },
  });
  expect(sendError(error).fields).toEqual({ isFinal: true });
});

test('an error without a cause has none afterwards', () => {
  expect('cause' in travel(new Error('alone'))).toBe(false);
});

test('an error with a whole answer in its message keeps its beginning and the frames of the code that threw', () => {
  const answer = '{"dish": "ramen"}\n'.repeat(100_000);
  const thrown = Object.assign(new Error(`no price in ${answer}`), { body: answer });
  const [frame = ''] = thrown.stack?.match(/\n {4}at .*/) ?? [];
  const sent = sendError(new RemoteLoadError('catalog', 'abc', 'broken', thrown.message, thrown));
  expect(JSON.stringify(sent).length).toBeLessThan(40_000);
  expect(sent.message).toMatch(/^catalog@abc: no price in .*ramen[^]*…$/);
  expect(sent.cause?.stack).toMatch(/^Error: no price in .*ramen/);
  expect(sent.cause?.stack).toContain(frame);
  expect(sendError(answer).message.length).toBeLessThan(5000);
});

const itsOwnCause: Error & { cause?: unknown } = new Error('a circle');
itsOwnCause.cause = itsOwnCause;

test.each([
  ['a text', 'no price', 'no price'],
  ['nothing', undefined, 'undefined'],
  ['an object', { status: 404 }, '{ status: 404 }'],
  ['an object without a prototype', Object.create(null), '[Object: null prototype] {}'],
  ['an error whose stack is no text', Object.assign(new Error('odd'), { stack: () => 0 }), 'odd'],
  [
    'an error whose message is a function',
    Object.assign(new Error(''), { message: () => 'odd' }),
    expect.stringMatching(/Function/),
  ],
  ['an error that is its own cause', itsOwnCause, 'a circle'],
])('what is thrown may be %s', (_, thrown, message) => {
  expect(travel(thrown).message).toEqual(message);
});
