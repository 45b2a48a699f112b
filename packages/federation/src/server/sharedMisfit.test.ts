import type { SharedKey } from '@storefront/releases/sharing';
import * as zodMini from '../sharing/zodMini';
import { sharedMisfit } from './sharedMisfit';

const taking = (key: SharedKey, ...names: string[]) =>
  sharedMisfit({ sharedVersions: {}, sharedNames: { [key]: names } }, {}, () => zodMini);

test('a build may import from zod only the names that the page has', () => {
  expect(taking('zod/mini', 'object', 'catch', 'trim')).toBeUndefined();
  expect(taking('zod/mini', 'object', 'email')).toBe(
    'it takes email of zod/mini, which the shell does not export',
  );
});

test('names that a module object inherits do not count as its exports', () => {
  const commonJs = { useId: () => undefined };
  const misfit = sharedMisfit(
    { sharedVersions: {}, sharedNames: { react: ['useId', 'toString'] } },
    {},
    () => commonJs,
  );
  expect(misfit).toBe('it takes toString of react, which the shell does not export');
});
