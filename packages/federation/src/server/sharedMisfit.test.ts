import { sharedMisfit } from './sharedMisfit';

test('names that a module object inherits do not count as its exports', () => {
  const commonJs = { useId: () => undefined };
  const needed = { sharedVersions: {}, sharedNames: { react: ['useId', 'toString'] } };
  const misfit = sharedMisfit(needed, {}, () => commonJs);
  expect(misfit).toBe('it takes toString of react, which the shell does not export');
});
