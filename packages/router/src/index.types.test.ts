import type { ComponentProps } from 'react';
import { expectTypeOf } from 'expect-type';
import type * as router from './index';

// tsc checks these tests; Jest only runs past them.

test('a link takes a path and the attributes of an anchor', () => {
  type Props = ComponentProps<typeof router.Link>;
  expectTypeOf<string>().toExtend<Props['to']>();
  expectTypeOf<Props>().toHaveProperty('aria-label');
});

test('a location has its path, query and hash as texts', () => {
  expectTypeOf<ReturnType<typeof router.useLocation>>()
    .pick<'pathname' | 'search' | 'hash'>()
    .toEqualTypeOf<{ pathname: string; search: string; hash: string }>();
});

test('a matched path has the parameters of its pattern', () => {
  type Match = NonNullable<ReturnType<typeof router.matchPath<'/menu/:group/:slug'>>>;
  expectTypeOf<keyof Match['params']>().toEqualTypeOf<'group' | 'slug'>();
  expectTypeOf<Match['params']['slug']>().toEqualTypeOf<string | undefined>();
});

test('navigation takes a path, or a number of entries to go back', () => {
  expectTypeOf<ReturnType<typeof router.useNavigate>>().toBeCallableWith('/menu', { replace: true });
  expectTypeOf<ReturnType<typeof router.useNavigate>>().toBeCallableWith(-1);
});
