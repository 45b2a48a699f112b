import { Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-jsdom';

const network = { fetch, Headers, Request, Response, AbortController, AbortSignal, URL, URLSearchParams };

/** A page has no layout here, so nothing is ever seen to move. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A page of jsdom with a network, and with `runInPage`, which runs the text of a script in it. */
export default class NetworkedPage extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, network, {
      IntersectionObserver: StillObserver,
      ResizeObserver: StillObserver,
    });
    // Maps have no canvas to paint on.
    this.global.HTMLCanvasElement.prototype.getContext = () => null;
    const context = this.getVmContext();
    if (!context) throw new Error('the page has no context');
    /** @param {string} code @param {string} filename */
    this.global['runInPage'] = (code, filename) => new Script(code, { filename }).runInContext(context);
  }
}
