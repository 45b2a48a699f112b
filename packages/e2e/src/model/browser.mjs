import { join } from 'node:path';
import { build } from 'esbuild';
import { TestEnvironment } from 'jest-environment-jsdom';

const network = { fetch, Headers, Request, Response, AbortController, AbortSignal, URL, URLSearchParams };
const root = join(import.meta.dirname, '../../../..');

// The shell keeps addresses, drafts and the session. Packages may not import it, but a tab needs it, so it is bundled
// here.
const entry = `
  import { useAddressMemory } from './shell/src/features/address-memory';
  import { fetchUntilLogout, SessionHost } from './shell/src/features/session';
  import { ReturningCustomer } from './shell/src/features/session/ReturningCustomer';
  import { openCustomerTab } from './packages/e2e/src/model/customerTab';
  import { openTab } from './packages/e2e/src/model/tab';
  import { PlainRouter } from './packages/testing/src/render/PlainRouter';
  window.openTab = (browser) => openTab(browser, useAddressMemory);
  const shell = { PlainRouter, useAddressMemory, fetchUntilLogout, SessionHost, ReturningCustomer };
  window.openCustomerTab = (fetch) => openCustomerTab(fetch, shell);
`;

/**
 * @typedef {object} Openers
 * @property {(browser: import('./tab').Browser) => import('./tab').Tab} openTab
 * @property {(fetch: typeof globalThis.fetch) => import('./customerTab').CustomerTab} openCustomerTab
 */

/** The script of a tab. */
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
 * A browser with tabs: each is a separate window with its own modules, stores and query client. They share the storage
 * of their origin, which emits `storage` events as in a browser.
 */
export default class Browser extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // jsdom has no fetch, and the test makes requests too.
    Object.assign(this.global, network);
    const script = await bundle();
    const { document } = this.global;
    /** @template Tab @param {(openers: Openers) => Tab & { close: () => void }} open in the window of the new tab */
    const opened = (open) => {
      const frame = document.createElement('iframe');
      frame.src = '/menu';
      document.body.append(frame);
      const window = /** @type {typeof globalThis & Openers} */ (
        /** @type {unknown} */ (frame.contentWindow)
      );
      Object.assign(window, network);
      window.eval(script);
      const tab = open(window);
      const close = () => {
        tab.close();
        frame.remove();
      };
      return { ...tab, close };
    };
    /** @param {import('./tab').Browser} browser state shared by the tabs of one test */
    this.global['openTab'] = (browser) => opened(({ openTab }) => openTab(browser));
    /** @param {typeof globalThis.fetch} fetch answers the calls of the tab */
    this.global['openCustomerTab'] = (fetch) => opened(({ openCustomerTab }) => openCustomerTab(fetch));
  }
}
