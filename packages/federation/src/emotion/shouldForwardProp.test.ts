import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import shouldForwardProp from './shouldForwardProp';

const root = join(__dirname, '../../../..');

test.each([['href'], ['aria-label'], ['data-open'], ['onClick'], ['children']])(
  '%s is forwarded to the tag',
  (name) => expect(shouldForwardProp(name)).toBe(true),
);

test.each([['as'], ['theme']])('%s is not forwarded', (name) => expect(shouldForwardProp(name)).toBe(false));

test('no styled tag declares props of its own', () => {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const sources = [...apps, 'packages/ui', 'packages/maps'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(name, 'src', file)),
  );
  // A data attribute is forwarded to any tag, so a style may depend on it.
  const ownProps = /styled(?:\.\w+|\(\s*['"]\w+['"]\s*\))\s*<(?!\{ 'data-[\w-]+': string \}>)/;
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => ownProps.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
