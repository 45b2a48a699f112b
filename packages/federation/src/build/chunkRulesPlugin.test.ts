import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { chunkRulesPlugin } from './chunkRulesPlugin';
import { runWebpack, subresourceIntegrity } from './webpackTools';

const folder = mkdtempSync(join(tmpdir(), 'storefront-chunk-rules-'));
const read = (file: string) => readFileSync(join(folder, 'out', file), 'utf8');

/** A script that loads chunks lazily, built with the rules. */
beforeAll(async () => {
  const sources = {
    'main.js': `
      const load = {
        text: () => import(/* webpackChunkName: 'text' */ './text'),
        list: () => import(/* webpackChunkName: 'list' */ './list'),
        card: () => import(/* webpackChunkName: 'card' */ './card'),
      };
      globalThis.load = (name) => load[name]().then((module) => module.default);`,
    'text.js': "export default 'text has run';",
    'list.js': "export default 'list has run';",
    'card.js': "export default 'card has run';",
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  await runWebpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out'), publicPath: '/', crossOriginLoading: 'anonymous' },
    optimization: { minimize: false },
    plugins: [subresourceIntegrity(), chunkRulesPlugin],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Script {
  src: string;
  integrity?: string;
  onload: (event: object) => void;
  onerror: (event: object) => void;
}

type Chunk = 'text' | 'list' | 'card';

/** A page that runs the built script and records its requests. Each request hangs until the test answers it. */
function openPage(address = '/main.js') {
  const scripts: Script[] = [];
  const context = {
    load: (chunk: Chunk): Promise<string> => Promise.reject(new Error(`no script has run to load ${chunk}`)),
    document: {
      currentScript: { src: address },
      createElement: () => ({ setAttribute: () => undefined }),
      getElementsByTagName: () => [],
      head: { appendChild: (script: Script) => scripts.push(script) },
    },
    window: { location: { origin: '' } },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const run = (file: string) => runInNewContext(read(file), context);
  run('main.js');
  const find = (src: string) => {
    const script = scripts.find((one) => one.src === src);
    if (!script) throw new Error(`${src} is not requested`);
    return script;
  };
  return {
    requested: () => scripts.map(({ src }) => src),
    hashOf: (src: string) => find(src).integrity,
    /** The outcome of a load that begins now. */
    load: (chunk: Chunk) =>
      context
        .load(chunk)
        .catch(({ name, request }: { name: string; request: string }) => `${name} ${request}`),
    async refuse(src: string) {
      find(src).onerror({ type: 'error', target: { src } });
      await new Promise((done) => setImmediate(done));
    },
    arrive(src: string) {
      run(src.replace(/^\/|[?].*/g, ''));
      find(src).onload({ type: 'load', target: { src } });
    },
  };
}

test('a chunk that was refused is requested again by another URL, with its hash', async () => {
  const page = openPage();
  for (const address of ['/text.js', '/text.js?attempt=1']) {
    const refused = page.load('text');
    await page.refuse(address);
    expect(await refused).toBe(`ChunkLoadError ${address}`);
  }
  const text = page.load('text');
  page.arrive('/text.js?attempt=2');
  expect(await text).toBe('text has run');
  expect(page.hashOf('/text.js')).toMatch(/^sha384-/);
  expect(page.hashOf('/text.js?attempt=2')).toBe(page.hashOf('/text.js'));
});

test('a container that was requested again requests its chunks by another URL, too', async () => {
  const page = openPage('/main.js?attempt=3');
  void page.load('text');
  await page.refuse('/text.js?attempt=3');
  void page.load('text');
  expect(page.requested()).toEqual(['/text.js?attempt=3', '/text.js?attempt=4']);
});

test('a retry that joins an earlier request requests the chunk again if that request fails', async () => {
  const page = openPage();
  const [list, text] = [page.load('list'), page.load('text')];
  await page.refuse('/list.js');
  // «Повторить» is pressed in two places while the text is still loading.
  const retries = [page.load('list'), page.load('text'), page.load('text')];
  expect(page.requested()).toEqual(['/list.js', '/text.js', '/list.js?attempt=1']);
  await page.refuse('/text.js');
  expect(await Promise.all([list, text])).toEqual(['ChunkLoadError /list.js', 'ChunkLoadError /text.js']);
  // A chunk that has not failed may be in the browser's cache.
  void page.load('card');
  expect(page.requested().slice(3)).toEqual(['/text.js?attempt=2', '/card.js']);
  page.arrive('/list.js?attempt=1');
  page.arrive('/text.js?attempt=2');
  expect(await Promise.all(retries)).toEqual(['list has run', 'text has run', 'text has run']);
});

test('a retry fails if its own request fails', async () => {
  const page = openPage();
  void page.load('list');
  void page.load('text');
  await page.refuse('/list.js');
  const retry = page.load('text');
  await page.refuse('/text.js');
  await page.refuse('/text.js?attempt=2');
  expect(await retry).toBe('ChunkLoadError /text.js?attempt=2');
  expect(page.requested()).toHaveLength(3);
});
