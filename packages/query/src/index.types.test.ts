import { expectTypeOf } from 'expect-type';
import type * as query from './index';

// tsc checks these tests; Jest only runs past them.

type Read = typeof query.useQuery<{ name: string }>;
type Write = typeof query.useMutation<{ id: number }, Error, string>;

test('a read has data, or none yet', () => {
  expectTypeOf<ReturnType<Read>['data']>().toEqualTypeOf<{ name: string } | undefined>();
  expectTypeOf<ReturnType<Read>['error']>().toEqualTypeOf<Error | null>();
});

test('a write takes its variables and returns the answer', () => {
  expectTypeOf<ReturnType<Write>['mutateAsync']>().parameter(0).toEqualTypeOf<string>();
  expectTypeOf<ReturnType<Write>['mutateAsync']>().returns.resolves.toEqualTypeOf<{ id: number }>();
  expectTypeOf<ReturnType<Write>['isPending']>().toEqualTypeOf<boolean>();
});
