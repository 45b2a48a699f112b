import { formatTraceParent, parseTraceParent } from './traceParent';

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

describe('parseTraceParent', () => {
  it('reads a header that formatTraceParent has written', () => {
    const header = formatTraceParent({ traceId, spanId, traceFlags: 1 });
    expect(header).toBe(`00-${traceId}-${spanId}-01`);
    expect(parseTraceParent(header)).toEqual({ traceId, spanId, traceFlags: 1, isRemote: true });
  });

  it.each([
    [undefined],
    [''],
    ['yes'],
    [`00-${'0'.repeat(32)}-${spanId}-01`],
    [`00-${traceId}-${'0'.repeat(16)}-01`],
    [`00-${traceId.toUpperCase()}-${spanId}-01`],
    [`ff-${traceId}-${spanId}-01`],
    [`00-${traceId}-${spanId}-01-more`],
  ])('refuses %s', (header) => {
    expect(parseTraceParent(header)).toBeUndefined();
  });
});
