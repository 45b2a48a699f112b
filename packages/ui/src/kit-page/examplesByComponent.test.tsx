import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import * as kit from '../index';
import { componentsWithoutExamples, examplesByComponent, type ExamplesModule } from './examplesByComponent';

const sources = join(__dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.tsx'),
);

async function allExamples() {
  const modules = files.map((file) => import(join(sources, file)) as Promise<ExamplesModule>);
  return examplesByComponent(await Promise.all(modules));
}

test('every component of the kit has examples', async () => {
  expect(componentsWithoutExamples(kit, await allExamples())).toEqual([]);
});

test('all examples are of components that the kit exports', async () => {
  expect([...(await allExamples()).keys()].filter((name) => !(name in kit))).toEqual([]);
});

test('a component without examples is reported; constants and functions need none', async () => {
  const Newcomer = () => null;
  expect(componentsWithoutExamples({ ...kit, Newcomer, useNews: Newcomer }, await allExamples())).toEqual([
    'Newcomer',
  ]);
});

test('an export that names no component is rejected', () => {
  expect(() => examplesByComponent([{ Loading: () => null }])).toThrow('Loading must be called');
});

test('server HTML of every example has no style attributes, which the security policy forbids', async () => {
  const html = [...(await allExamples())].map(([name, Examples]) => [name, renderToString(<Examples />)]);
  expect(html.filter(([, text]) => /\sstyle=/.test(text ?? '')).map(([name]) => name)).toEqual([]);
  expect(html.flat().join()).toContain('role="switch"');
});
