import { MessageChannel } from 'node:worker_threads';
import type { ThreadSite } from '../server/render-thread/messages';
import type { RenderThread } from '../server/render-thread/openThread';
import { serveRenderings } from '../server/render-thread/serveRenderings';

/** A render thread whose code runs in the thread of the test, behind the same channel. It cannot hang. */
export function openThreadHere(site: ThreadSite): RenderThread {
  const { port1, port2 } = new MessageChannel();
  serveRenderings(port2, site);
  let hasEnded: (reason: Error) => void = () => undefined;
  return {
    port: port1,
    ended: new Promise((resolve) => {
      hasEnded = resolve;
    }),
    hasStarted: () => true,
    vitals: () => undefined,
    frames: async () => [],
    async end() {
      port1.close();
      hasEnded(new Error('ended by the test'));
    },
  };
}
