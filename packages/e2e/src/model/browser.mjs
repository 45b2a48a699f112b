import { join } from 'node:path';
import { build } from 'esbuild';
import { TestEnvironment } from 'jest-environment-jsdom';

const network = { fetch, Headers, Request, Response, AbortController, AbortSignal, URL, URLSearchParams };
const root = join(import.meta.dirname, '../../../..');

// The memory of addresses and drafts is the shell's; no package may import it, but a tab is nothing without it.
const entry = `
  import { useAddressMemory } from './shell/src/features/address-memory';
  import { openTab } from './packages/e2e/src/model/tab';
  window.openTab = (browser) => openTab(browser, useAddressMemory);
`;

/** @typedef {typeof globalThis & { openTab: (browser: import('./tab').Browser) => import('./tab').Tab }} Tabbed */

/** What runs in a tab, as one script. */
async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"test"' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * A browser with tabs: each is a window of its own, with modules, stores and a query client of its own. What they share
 * is the storage of their origin, which tells the others of a change as browsers do.
 */
export default class Browser extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // jsdom lacks a network; the test has calls of its own to make.
    Object.assign(this.global, network);
    const script = await bundle();
    const { document } = this.global;
    /** @param {import('./tab').Browser} browser what the tabs of one test share */
    this.global['openTab'] = (browser) => {
      const frame = document.createElement('iframe');
      frame.src = '/menu';
      document.body.append(frame);
      const window = /** @type {Tabbed} */ (/** @type {unknown} */ (frame.contentWindow));
      Object.assign(window, network);
      window.eval(script);
      const tab = window.openTab(browser);
      const close = () => {
        tab.close();
        frame.remove();
      };
      return { ...tab, close };
    };
  }
}
