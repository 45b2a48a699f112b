/** @jest-environment ./packages/e2e/src/contract/networkedPage.mjs */
import { rmSync } from 'node:fs';
import { isRemoteName } from '@storefront/contracts';
import { runExpectation, type Surroundings } from '@storefront/testing';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { allExpectations, type ModuleName, moduleOf } from './consumers';
import { startDemoBackEnd } from './demoBackEnd';
import { copyToRelease } from '../faulty-shell/faults';
import { loadBuilt } from './loadBuilt';

/**
 * Changes the server's file of the built remote that has this page, panel or widget. The contract of its record stays:
 * schemas show none of these changes.
 */
type CodeChange = (code: string, module: ModuleName) => string;

/** Replaces the page, panel or widget; `loaded` is the expression of its current loader. */
const replaceModule =
  (loaded: string): CodeChange =>
  (code, name) => {
    const [kind, id] = name.split(' ');
    return `${code}
{
  const { createElement } = require('react');
  const { default: manifest } = module.exports;
  const load = manifest.${kind}s['${id}'];
  const changed = { ...manifest.${kind}s, '${id}': ${loaded} };
  module.exports = { default: { ...manifest, ${kind}s: changed } };
}`;
  };

/** Renders an expression of `Content`, `props` and `createElement` in the place of the page, panel or widget. */
const render = (element: string): CodeChange =>
  replaceModule(`async () => {
    const { default: Content, ...rest } = await load();
    return { ...rest, default: (props) => ${element} };
  }`);

/** Passes the page, panel or widget these props instead of the consumer's props. */
const withProps = (props: string): CodeChange => render(`createElement(Content, { ...props, ${props} })`);

/** Loads the page, panel or widget this much later. */
const loadLate = (milliseconds: number): CodeChange =>
  replaceModule(`() => new Promise((resolve) => setTimeout(() => resolve(load()), ${milliseconds}))`);

/** Emits an event with another payload. */
const changeEvent =
  (event: string, payload: string): CodeChange =>
  (code) =>
    `{
  const requireShared = require;
  require = (key) => {
    const shared = requireShared(key);
    if (key !== '@storefront/contracts') return shared;
    const emit = (name, payload) => shared.emit(name, name === ${JSON.stringify(event)} ? ${payload} : payload);
    return { ...shared, emit };
  };
}
${code}`;

const copies = makeCopiesFolder();
let backEnd: Omit<Surroundings, 'manifest'>;

beforeAll(async () => {
  backEnd = await startDemoBackEnd();
});
afterAll(() => rmSync(copies, { recursive: true }));

interface Planted {
  module: ModuleName;
  change: CodeChange;
  /** All of them by default. */
  consumer?: string;
  restMs?: number;
}

/** Why expectations about a module fail for a copy of the built provider with this change. */
async function failuresOf({ module, change, consumer, restMs = 2000 }: Planted): Promise<string[]> {
  const about = allExpectations().filter(({ expectation }) => moduleOf(expectation) === module);
  const provider = about[0]?.provider ?? 'shell';
  if (!isRemoteName(provider)) throw new Error(`no expectation is about ${module}`);
  const server = (code: string) => change(code, module);
  const manifest = loadBuilt(copyToRelease(provider, copies, { server }));
  const failures: string[] = [];
  for (const { expectation } of about.filter((one) => consumer === undefined || one.consumer === consumer)) {
    const failure = await runExpectation(expectation, { ...backEnd, manifest, restMs });
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

/** Changes that break a consumer, each with the step of its expectation that notices; one for each kind of step. */
const breaking: [ModuleName, consumer: string, title: string, CodeChange, reason: RegExp][] = [
  [
    'widget restaurants:picker',
    'mf-checkout',
    'reports another id',
    withProps('onChoose: (chosen) => props.onChoose({ ...chosen, id: chosen.id + 1 })'),
    /^step 3: no call onChoose .+"id":2/,
  ],
  [
    'widget content:promo-strip',
    'mf-checkout',
    'ignores `withCode`',
    withProps('withCode: false'),
    /^step 2: a button .*Рамен/,
  ],
  [
    'panel product',
    'mf-content',
    'emits the price in kopecks',
    changeEvent('checkout:item-added', '{ ...payload, price: payload.price * 100 }'),
    /^step 4: no event checkout:item-added .+"price":56000/,
  ],
  ['page about', 'shell', 'is empty', render('null'), /^step 1: no heading О компании/],
];

/** Changes that concern no consumer. */
const compatible: [ModuleName, title: string, CodeChange][] = [
  [
    'widget restaurants:picker',
    'reports one more field',
    withProps(`onChoose: (chosen) => props.onChoose({ ...chosen, phone: '' })`),
  ],
  ['widget restaurants:picker', 'loads late', loadLate(300)],
  [
    'panel product',
    'emits one more field',
    changeEvent('checkout:item-added', '{ ...payload, weight: 0.4 }'),
  ],
];

test.each(breaking)('%s: %s notices when it %s', async (module, consumer, _title, change, reason) => {
  const failures = await failuresOf({ module, consumer, change, restMs: 300 });
  expect(failures).toEqual([expect.stringMatching(reason)]);
});

test.each(compatible)('%s: every expectation holds when it %s', async (module, _title, change) => {
  expect(await failuresOf({ module, change })).toEqual([]);
});
