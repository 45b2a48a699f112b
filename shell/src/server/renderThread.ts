import { setMaxListeners } from 'node:events';
import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Port } from './render-thread/channel';
import { place, type ThreadData } from './render-thread/openThread';
import { serveRenderings } from './render-thread/serveRenderings';
import { beatMs } from './render-thread/threadWatch';

// The entry of a render thread.

// The calls of one query share its signal: a menu of a back end without a list of all dishes has a call for each group.
setMaxListeners(200);

/** The id of this thread for the system; 0 where there is no /proc. */
function systemId(): number {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return 0;
  }
}

const { site, shared } = workerData as ThreadData;
if (!parentPort) throw new Error('the render thread is started by the shell server');
Atomics.store(shared, place.systemId, systemId());
const beat = () => void Atomics.add(shared, place.beats, 1);

// A thread may render many pages in one turn of the event loop. Each page sends its summary and its HTML, and so beats.
const main = parentPort;
main.on('message', beat);
const port: Port = {
  postMessage(message) {
    beat();
    main.postMessage(message);
  },
  on: (event, listener) => main.on(event, listener),
};
serveRenderings(port, site);
setInterval(beat, beatMs);
beat();
