import { TestEnvironment } from 'jest-environment-jsdom';

const network = { fetch, Headers, Request, Response, AbortController, AbortSignal, URL, URLSearchParams };

/** A browser's document as tests of components have it, and Node's network beside it, which jsdom lacks. */
export default class BrowserWithNetwork extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, network);
  }
}
