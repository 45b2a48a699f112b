import { MessageChannel } from 'node:worker_threads';
import type { ThreadSite } from '../server/render-thread/messages';
import type { RenderThread } from '../server/render-thread/openThread';
import { serveRenderings } from '../server/render-thread/serveRenderings';
import { deferred } from './deferred';

/** A render thread whose code runs in the thread of the test, behind the same channel. It cannot hang. */
export function openThreadHere(site: ThreadSite): RenderThread {
  const { port1, port2 } = new MessageChannel();
  serveRenderings(port2, site);
  const { promise: ended, resolve: hasEnded } = deferred<Error>();
  return {
    port: port1,
    ended,
    hasStarted: () => true,
    vitals: () => undefined,
    frames: async () => [],
    async end() {
      port1.close();
      hasEnded(new Error('ended by the test'));
    },
  };
}
