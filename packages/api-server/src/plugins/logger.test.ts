import { describeError, redactUrl } from './logger';

test.each([
  ['/api/app/order/get/?draft_uuid=1&latitude=55', '/api/app/order/get/'],
  ['/pay/abcdef', '/pay/…'],
  ['/api/orders/shared/abcdef/', '/api/orders/shared/…/'],
  ['/api/reservations/abcdef.ics', '/api/reservations/…'],
  ['/pay/abcdef/?x=1', '/pay/…/'],
  ['/storage/uploads/abcdef.webp', '/storage/uploads/…'],
  ['/healthz', '/healthz'],
])('%s is logged as %s', (url, logged) => expect(redactUrl(url)).toBe(logged));

test('an error is logged without its values', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "79990001122"'), {
    code: '22P02',
    detail: 'Key (phone)=(79990001122) already exists.',
  });
  const error = new Error('Failed query: insert into users\nparams: 79990001122,Мария', { cause });
  const described = describeError(error);
  expect(described).toMatchObject({
    message: 'Failed query: insert into users',
    cause: { message: 'invalid input syntax for type integer: "…"', code: '22P02' },
  });
  expect(described.stack).toMatch(/^at /);
  expect(JSON.stringify(described)).not.toMatch(/79990001122|Мария/);
});

test('a thrown non-error is not quoted', () => {
  expect(JSON.stringify(describeError('79990001122'))).not.toContain('79990001122');
});
